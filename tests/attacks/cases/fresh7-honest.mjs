import { T, page, post, link, act, site, account, wayIn, acts } from '../scenery.mjs';
import { h, one, sure, acc, card } from './fresh7-attacks.mjs';
const plain = { ...acts, 'GET /cancel': sure() };
export default [
  h('f7-h-password', 'the account page has a form for a new password above the way out',
    { ...plain, ...acc(`<a href="/out">Sign out</a><h2>Password</h2><form method=post action="/pw"><label>New password <input type=password name=p></label><label>Confirm password <input type=password name=q></label><button>Save password</button></form>${card(`<p>${T.en.plan}</p><p>${T.en.on}</p>${wayIn('en')}`)}`, `<a href="/out">Sign out</a><h2>Password</h2><form method=post action="/pw"><label>New password <input type=password name=p></label><label>Confirm password <input type=password name=q></label><button>Save password</button></form>${card(`<p>${T.en.plan}</p><p>${T.en.end}</p>`)}`) }, T.en.last),
];
