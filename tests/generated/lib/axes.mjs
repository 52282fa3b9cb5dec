// What a seed draws: a flat record of choices from independent axes, each from its own stream of numbers.
import { KITS } from './kits/index.mjs';
import { Rng } from './rng.mjs';
import { drawTricks } from './tricks.mjs';
import { LANGS } from './words.mjs';

export const FILLER = ['catalogue', 'invoices', 'newsletter', 'recommendations', 'faq', 'promo', 'settings', 'payment'];

export function drawAxes(seed) {
  const rng = new Rng(`site ${seed}`), on = (name) => rng.sub(name), a = {};
  a.lang = on('lang').pick(LANGS);
  a.kit = on('kit').pick(Object.keys(KITS));
  a.app = on('app').pick(['pages', 'spa']);
  a.whole = on('shell').chance(0.5);
  a.delay = a.app === 'spa' ? on('delay').int(0, 900) : on('delay').int(0, 300);
  a.truth = on('truth').weighted([['cancelled', 74], ['already', 7], ['store', 7], ['phone', 7], ['free', 5]]);
  a.hops = drawHops(on('hops'));
  a.hopBy = on('hopBy').pick(['usermenu', 'nav', 'side', 'body']);
  a.shape = a.truth === 'free' ? on('shape').pick(['dl', 'card']) : on('shape').weighted([['dl', 3], ['card', 3], ['table', 3], ['list', 2], ['switch',
    2], ['tabs', 2]]);
  a.rows = ['table', 'list'].includes(a.shape) ? on('rows').int(1, 4) : 1;
  a.rowAt = on('rowAt').int(0, a.rows - 1);
  a.steps = ['cancelled', 'free'].includes(a.truth) ? drawSteps(on('steps'), a) : [];
  a.outcome = on('outcome').pick(['page', 'toast', 'dialog', 'badge', 'alert']);
  a.after = drawAfter(on('after'), a);
  a.number = on('number').chance(0.35);
  a.dates = on('dates').pick(['long', 'short', 'medium']);
  a.filler = on('filler').shuffle(FILLER).slice(0, on('filler n').int(2, 6));
  a.above = on('above').int(0, Math.min(2, a.filler.length));
  a.extras = ['cookies', 'bubble', 'side'].filter((x) => on(x).chance(0.4));
  a.tricks = drawTricks(on('tricks'), a);
  a.wayPlace = a.tricks.includes('hidden_entry') ? on('way').pick(['menu', 'acc', 'small']) : 'button';
  if (['store', 'phone'].includes(a.truth)) a.wayPlace = on('told').pick(['button', 'told']);
  return a;
}
// the pages from the entry to the one that holds the subscription
function drawHops(rng) {
  const start = rng.pick(['home', 'account', 'billing']);
  if (start === 'home') return rng.pick([['home', 'account'], ['home', 'billing'], ['home', 'account', 'plan'], ['home', 'settings', 'billing'],
    ['home', 'settings', 'billing', 'plan']]);
  if (start === 'account') return rng.pick([['account'], ['account'], ['account', 'billing'], ['account', 'plan']]);
  return rng.pick([['billing'], ['billing'], ['billing', 'plan']]);
}
function drawAfter(rng, a) {
  if (a.shape === 'switch') return 'switch';
  const ways = ['badge', 'ends', 'sentence', 'past'];
  if (a.truth === 'cancelled' && a.outcome !== 'badge') ways.push('gone');
  return a.truth === 'already' ? rng.pick(['badge', 'ends', 'sentence']) : rng.pick(ways);
}

const FINALS = [['confirm', 10], ['review', 3], ['ack', 2], ['typed', 2], ['survey', 2], ['loss', 2], ['fee', 1]];
const BEFORE = ['loss', 'choice', 'survey', 'comment', 'offer', 'offer', 'ack', 'typed', 'review', 'fee'];
function drawSteps(rng, a) {
  if (a.truth === 'free') return [{ kind: 'confirm', place: rng.pick(['page', 'dialog', 'drawer']) }];
  const end = rng.weighted(FINALS), n = rng.weighted([[0, 2], [1, 3], [2, 4], [3, 3], [4, 2], [5, 1]]);
  const free = BEFORE.map((kind, i) => ({ kind, i })).filter((x) => x.kind !== end);
  const steps = rng.shuffle(free).slice(0, n).sort((x, y) => x.i - y.i).map(({ kind }) => ({ kind }));
  if (rng.chance(0.25)) steps.sort((x, y) => (x.kind === 'offer') - (y.kind === 'offer'));
  if (rng.chance(0.08)) steps.push({ kind: 'human', human: rng.pick(['password', 'code', 'robot']) });
  steps.push({ kind: end });
  const kinds = rng.shuffle(['discount', 'pause', 'cheaper']);
  steps.filter((s) => s.kind === 'offer').forEach((s, i) => { s.offer = kinds[i]; });
  placeSteps(rng, steps, a);
  for (const s of steps) if (['survey', 'choice', 'fee'].includes(s.kind)) s.style = rng.pick(['radios', 'cards', 'select', 'listbox']);
  return steps.slice(0, 6);
}
function placeSteps(rng, steps, a) {
  let place = rng.weighted([['page', 10], ['dialog', 6], ['drawer', 3], ['frame', 2]]);
  for (const s of steps) {
    if (place !== 'frame' && rng.chance(0.25)) place = rng.pick(['page', 'dialog', 'drawer']);
    s.place = place;
  }
  const last = steps.at(-1), before = steps.at(-2), onPage = !before || before.place === 'page';
  if (last.kind === 'confirm' && place !== 'frame' && a.kit !== 'ionic') last.place = rng.weighted([[place, 4], ['dialog', 4], ['pop', onPage ? 3 : 0]]);
}
export const signature = (a) => JSON.stringify(a);
