// The right walk of every site × variant as JSON lines, for a planner that knows the way: {site, variant, steps: [{op, name, …}]}.
//   node trail.mjs [--site a,b] [--variants 0,1,2]
// op: click, css (a selector instead of a name), pick (choose an answer by its words), check, fill (value), hover, row (press name in the row of this name, which may have to be scrolled to), search and fn (told in words: by), human (a person's step), verify: after the end.
import { loadSites } from './lib/app.mjs';
import { Ctx, leaf } from './lib/kit.mjs';

const arg = (name, fallback) => { const i = process.argv.indexOf('--' + name); return i > 0 ? process.argv[i + 1] : fallback; };
const only = arg('site', '').split(',').filter(Boolean), variants = arg('variants', '0,1,2').split(',').map(Number);
const plain = (x, c) => { try { return typeof x === 'function' ? x(c) : leaf(x, c.v); } catch { return null; } };

for (const site of (await loadSites()).values()) {
  if (only.length && !only.includes(site.id)) continue;
  for (const variant of variants) {
    const c = new Ctx(site, variant, { id: 'trail', st: { ...(site.init?.(variant) || {}) }, events: [] }, { port: 4100 });
    const steps = [];
    for (const step of site.walk) {
      const [op, subject] = step, last = step.at(-1), options = last && typeof last === 'object' && !Array.isArray(last) ? last : {};
      if (options.only && !options.only.includes(variant)) continue;
      if (['see', 'gone', 'wait', 'dialog'].includes(op)) continue;
      const row = options.row ? { op: 'row', row: plain(options.row, c), name: plain(options.press, c) } : { op, ...(op === 'fn' ? { by: String(subject).replace(/\s+/g, ' ').slice(0, 400) } : { name: plain(subject, c) }) };
      if (op === 'fill') row.value = plain(step[2], c);
      for (const key of ['role', 'nth', 'frame', 'verify']) if (options[key] !== undefined) row[key] = options[key];
      steps.push(row);
    }
    console.log(JSON.stringify({ site: site.id, variant, lang: site.lang || 'en', steps }));
  }
}
