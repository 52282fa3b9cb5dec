// The right walk of every site as JSON lines, in the form of tests/corpus/trail.mjs.
//   node tests/generated/trail.mjs [--seeds 1,2,3-9] [--site d-1,d-2]
import { arg, makeSite, parseSeeds } from './lib/site.mjs';

const named = arg('site', '').split(',').filter(Boolean).map((x) => x.replace(/^d-/, '')).join(',');
for (const seed of parseSeeds(named || arg('seeds', '1-20'))) {
  const site = makeSite(seed);
  console.log(JSON.stringify({ site: site.id, variant: 0, lang: site.lang, steps: site.walk }));
}
