import { Antd } from './antd.mjs';
import { Kit } from './base.mjs';
import { Bootstrap } from './bootstrap.mjs';
import { Chakra } from './chakra.mjs';
import { Mui } from './mui.mjs';
import { Radix } from './radix.mjs';
import { Ionic, Shoelace } from './shoelace.mjs';
import { Soup } from './soup.mjs';
import { Vuetify } from './vuetify.mjs';

export const KITS = Object.fromEntries([Mui, Antd, Bootstrap, Radix, Vuetify, Ionic, Shoelace, Chakra, Kit, Soup].map((K) => [K.id, K]));
