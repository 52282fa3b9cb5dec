// node tests/generated/server.mjs --port 4300 --seeds 1,2,3-9   (second origin on port+1, as in tests/corpus)
import { arg, makeSite, parseSeeds } from './lib/site.mjs';
import { startSites } from './lib/start.mjs';

const port = Number(arg('port', 4300)), seeds = parseSeeds(arg('seeds', '1-20'));
await startSites(seeds.map(makeSite), port);
console.log(`generated: ${seeds.length} sites on http://127.0.0.1:${port}`);
