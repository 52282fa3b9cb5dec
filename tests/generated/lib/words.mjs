// The wordings of one site: for every key one of its language's entries, no two labels of a site alike.
import { readFileSync } from 'node:fs';

export const LANGS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja'];
const loaded = new Map();
export function wordsOf(lang) {
  if (!loaded.has(lang)) loaded.set(lang, JSON.parse(readFileSync(new URL(`../words/${lang}.json`, import.meta.url), 'utf8')));
  return loaded.get(lang);
}
export const fill = (text, vars = {}) => text.replace(/\{(\w+)\}/g, (all, name) => vars[name] ?? all);

// Labels that a run's right walk presses come first: they get the pick before filler can take a wording away.
const FIRST = ['way_in', 'auto_renew', 'confirm_end', 'confirm_plain', 'go_on', 'next', 'decline', 'decline_shame', 'keep', 'trick_keep', 'dismiss',
  'close', 'ok', 'back'];

export class Words {
  constructor(lang, rng) {
    const all = wordsOf(lang), used = new Set();
    this.lists = {}; this.vars = {};
    for (const key of [...new Set([...FIRST, ...Object.keys(all)])]) {
      const order = rng.sub(key).shuffle(all[key]), free = order.filter((x) => !used.has(x.toLowerCase()));
      this.lists[key] = [...free, ...order.filter((x) => !free.includes(x))];
      used.add(this.lists[key][0].toLowerCase());
    }
  }
  one(key, vars) { return fill(this.lists[key][0], { ...this.vars, ...vars }); }
  many(key, n, vars) { return this.lists[key].slice(0, n).map((x) => fill(x, { ...this.vars, ...vars })); }
}
