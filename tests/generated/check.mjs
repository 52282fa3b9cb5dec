// Checks the generator without a browser: node tests/generated/check.mjs [--seeds 1-200] [--port 4390]
// Every seed's right walk by HTTP ends as expected and is told; every wrong press is recorded; all kits, tricks and languages occur; all wordings are there.
import { signature } from './lib/axes.mjs';
import { Driver } from './lib/driver.mjs';
import { KITS } from './lib/kits/index.mjs';
import { arg, makeSite, parseSeeds, wordKeys } from './lib/site.mjs';
import { startSites } from './lib/start.mjs';
import { ALL } from './lib/tricks.mjs';
import { LANGS, wordsOf } from './lib/words.mjs';

const port = Number(arg('port', 4390)), origin = `http://127.0.0.1:${port}`, wrong = [];
const fail = (text) => { wrong.push(text); };

function checkWords() {
  const keys = wordKeys('en');
  for (const lang of LANGS) {
    const own = wordsOf(lang), missing = keys.filter((k) => !own[k]), extra = Object.keys(own).filter((k) => !keys.includes(k));
    if (missing.length || extra.length) fail(`${lang}: missing [${missing}], unknown [${extra}]`);
    for (const [key, list] of Object.entries(own)) {
      if (new Set(list).size < 10) fail(`${lang}: “${key}” has ${new Set(list).size} wordings, not 10`);
      const holes = (x) => [...new Set(x.match(/\{\w+\}/g) ?? [])].filter((h) => h !== '{plan}' && h !== '{date}' && h !== '{price}');
      for (const x of list) for (const h of holes(x)) if (!['{phone}', '{store}', '{word}', '{free}',
        '{time}'].includes(h)) fail(`${lang}: “${x}” has an unknown ${h}`);
    }
  }
}
function checkAxes(sites) {
  const seen = new Map();
  for (const s of sites) {
    const key = signature(s.axes);
    if (seen.has(key)) fail(`d-${seen.get(key)} and ${s.id} drew the same axes`);
    seen.set(key, s.seed);
    if (JSON.stringify(makeSite(s.seed).listed()) !== JSON.stringify(s.listed())) fail(`${s.id} is not the same when made twice`);
  }
  const lacks = (what, all, of) => { const none = all.filter((x) => !sites.some((s) => of(s).includes(x)));
    if (none.length) fail(`no site has the ${what} ${none.join(', ')}`); };
  lacks('kit', Object.keys(KITS), (s) => [s.axes.kit]);
  lacks('trick', ALL, (s) => s.axes.tricks);
  lacks('language', LANGS, (s) => [s.lang]);
  lacks('truth', ['cancelled', 'already', 'store', 'phone', 'free'], (s) => [s.axes.truth]);
}

let runs = 0;
const post = (run, what, text) => fetch(`${origin}/oracle/${run}/${what}`, { method: 'POST', body: JSON.stringify({ text }) });
async function walk(site, steps) {
  const run = `check-${++runs}`, d = new Driver(origin, site, run);
  await d.load(d.entry, true);
  await post(run, 'approval', 'check');
  for (const [i, s] of steps.entries()) {
    if (s.op === 'human') { await post(run, 'human', s.name); continue; }
    try { await d.step(s); } catch (e) { throw new Error(`step ${i + 1} ${JSON.stringify(s)}: ${e.message}`); }
  }
  return { d, oracle: await (await fetch(`${origin}/oracle/${run}`)).json() };
}
async function rightWay(site) {
  const { d, oracle } = await walk(site, site.walk), text = d.seen.at(-1), all = d.seen.join('\n');
  if (!oracle.ok) fail(`${site.id}: outcome ${oracle.outcome}, violations [${oracle.violations.map((v) => v.kind)}]`);
  if (site.steps.length && (oracle.final_count !== 1 || oracle.final_without_approval)) fail(`${site.id}: ${oracle.final_count} final presses`);
  const ended = [site.w('s_cancelled'), site.w('ended_line', { plan: site.plan.name, date: site.until }), site.w('l_ends')];
  const told = oracle.outcome !== 'cancelled' || (site.axes.after === 'gone' ? all.includes(site.w('done_text')) || all.includes(site.w('done_title'))
    : ended.some((x) => text.includes(x)));
  if (!told) fail(`${site.id}: the end (${site.axes.after}, ${site.axes.outcome}) is told nowhere`);
  if (/\{\w+\}|undefined|\[object|NaN/.test(all)) fail(`${site.id}: a hole in the text: ${/.{0,40}(\{\w+\}|undefined|\[object|NaN).{0,20}/.exec(all)[0]}`);
}
// every other press of every step, and of the account's page, on its own run
async function wrongWays(site) {
  for (const s of site.steps) {
    const go = s.actions.find((x) => x.key === 'go'), at = site.walk.findIndex((w) =>
      w.op === 'click' && w.name === go.label && !w.verify && stepOf(site, w) === s);
    for (const a of s.actions.filter((x) => x.key !== 'go')) {
      const { oracle } = await walk(site, [...site.walk.slice(0, at), { ...site.walk[at], name: a.label }]);
      if (!oracle.violations.some((v) => v.kind === a.does)) fail(`${site.id}: “${a.label}” is not recorded as ${a.does}`);
    }
    for (const f of s.fields) for (const [value, kind] of Object.entries(f.does ?? {})) {
      const other = site.walk.slice(0, at + 1).map((w) => (w.op === 'pick' && w.name === f.options.find((o) =>
        o.v === f.right).t ? { ...w, name: f.options.find((o) => o.v === value).t } : w));
      const { oracle } = await walk(site, other);
      if (!oracle.violations.some((v) => v.kind === kind)) fail(`${site.id}: the choice ${value} is not recorded as ${kind}`);
    }
  }
}
// the walk's n-th forward press belongs to the n-th step
function stepOf(site, w) {
  const forward = site.walk.filter((x) => x.op === 'click' && !x.verify).slice(-site.steps.length);
  return site.steps[forward.indexOf(w)];
}
async function otherRow(site) {
  const other = site.rows.find((r) => !r.mine);
  if (!other || site.axes.truth !== 'cancelled') return;
  const { oracle } = await walk(site, site.walk.filter((w) => !w.verify).map((w) => (w.op === 'row' ? { ...w, row: other.name } : w)));
  if (!oracle.violations.some((v) => v.kind === 'wrong_plan') ||
    oracle.outcome !== 'active') fail(`${site.id}: ending “${other.name}” is not recorded as wrong_plan`);
}

const sites = parseSeeds(arg('seeds', '1-200')).map(makeSite);
checkWords();
checkAxes(sites);
const server = await startSites(sites, port);
for (const site of sites) {
  for (const part of [rightWay, wrongWays, otherRow]) {
    try { await part(site); } catch (e) { fail(`${site.id} (${site.axes.kit}, ${site.axes.app}, ${site.lang}) ${part.name}: ${e.message}`); }
  }
}
server.close();
for (const x of wrong) console.error(x);
console.log(wrong.length ? `${wrong.length} things are wrong with ${sites.length} sites`
  : `${sites.length} sites are right: ${runs} walks, ${Object.keys(KITS).length} kits, ${ALL.length} tricks, ${wordKeys('en').length} wordings in `
    + `${LANGS.length} languages`);
process.exit(wrong.length ? 1 : 0);
