// ./scripts/bench perception [--pages a,b,c,d,e,f|none] [--growth 1000,…|none] [--runs 15] [--json FILE] [--samples FOLDER]
// Without options everything, about half an hour; what the columns mean stands in tests/bench-perception/README.md.
// Our reader beside its peers: same pages, same browser, same run, in turns. A table on stdout, everything as JSON in a file.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gtScan } from "./inpage.mjs";
import { median, rounds, tokens } from "./measure.mjs";
import { Ours } from "./ours.mjs";
import * as peers from "./peers.mjs";
import { aims, growthTable, readable, table } from "./report.mjs";
import { serve } from "./server.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, "../..");
const target = path.resolve(root, process.env.CARGO_TARGET_DIR ?? "target");
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : otherwise;
};
const RUNS = Number(option("runs", 15));
const PAGES = option("pages", "a,b,c,d,e,f").split(",").filter((p) => p !== "none");
const GROWTH = option("growth", "1000,3000,10000,30000,100000").split(",").filter((n) => n !== "none").map(Number);
const FIRSTS = 5;
const FLOORS = "floor";
const say = (text) => process.stderr.write(`${text}\n`);

const looks = {
  "ours, WASM": {},
  "ours, WASM, everything": { view: { all: true } },
  "ours, WASM, everything + boxes": { view: { all: true, boxes: true } },
};

const site = await serve();
const ours = await Ours.start({
  extension: process.env.SUBTERMINATOR_EXTENSION ?? path.join(target, "extension"),
  executable: process.env.SUBTERMINATOR_CHROMIUM || process.env.CHROME || which("chromium") || which("chromium-browser"),
  sites: ["http://127.0.0.1/*", "http://localhost/*"],
});
const browserUse = peers.browserUse(fetched());
const rows = [];
const info = {};
for (const name of PAGES) await measure(name);
const growth = [];
for (const size of GROWTH) await grow(size);
const report = { versions: versions(), runs: RUNS, info, rows, growth };
report.aims = aims(report);
const file = path.resolve(option("json", path.join(target, "bench/perception.json")));
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, JSON.stringify(report, null, 1));
process.stdout.write(`${table(rows)}\n\n${growthTable(growth)}\n\n${readable(report)}\n`);
say(`JSON: ${file}`);
await ours.stop();
site.close();
process.exit(0);

async function measure(name) {
  const { gen } = site.page(name);
  const large = gen.count > 50_000;
  const plan = { warm: large ? 1 : 2, runs: RUNS, budget: large ? 40_000 : 120_000 };
  const page = await open(name);
  const scan = await page.evaluate(gtScan);
  info[name] = { elements: scan.total, depth: scan.depth, interactive: Object.keys(gen.gt).length, decoys: gen.d, frames: page.frames().length };
  say(`${name}: ${JSON.stringify(info[name])}`);
  const wasm = await ours.begin(page);
  const contenders = [
    ...Object.entries(looks).map(([name, how]) => ({ name, turn: () => ours.look(wasm, how) })),
    { name: "Playwright AI snapshot", turn: () => peers.playwright(page, { mode: "ai" }) },
    { name: "Playwright AI snapshot + boxes", turn: () => peers.playwright(page, { mode: "ai", boxes: true }) },
    ...(await peers.floors(ours.context, page)).map((f) => ({ ...f, name: `${FLOORS} ${f.name}` })),
  ];
  if (browserUse && !large) contenders.push({ name: "browser-use DOM script", turn: () => browserUse(page) });
  const results = await rounds(contenders, plan);
  const playwright = await peers.playwrightFound(page);
  for (const [peer, result] of results) {
    const last = result.last ?? {};
    let read = {};
    if (last.observation) read = ourReading(last.observation, gen);
    else if (last.text != null) read = { text: last.text, ...playwright };
    else if (last.tree) read = peers.browserUseText(last.tree, gen.names);
    add(name, peer, result, read, gen);
  }
  if (!browserUse) rows.push({ page: name, peer: "browser-use DOM script", note: "not measured: its wheel could not be fetched from PyPI on this machine" });
  else if (large) rows.push({ page: name, peer: "browser-use DOM script", note: "not measured: it needs minutes on this page" });
  const tree = await peers.accessibilityTree(ours.context, page);
  const turns = await rounds([{ name: "tree", turn: tree.turn }], { ...plan, runs: large ? 3 : RUNS });
  add(name, "CDP accessibility tree", turns.get("tree"), await tree.result(), gen);
  await page.close();
  await javascript(name, plan, gen);
  await first(name, large ? 2 : FIRSTS);
}

/** The JavaScript build, on the same page with a policy that bans WebAssembly. The floor is taken in turn with it, for the ratio. */
async function javascript(name, plan, gen) {
  const page = await open(`${name}?no-wasm`);
  const agent = await ours.begin(page);
  if (agent.build !== "js") throw new Error(`the page bans WebAssembly, and the ${agent.build} build runs`);
  const contenders = [
    { name: "ours, JavaScript", turn: () => ours.look(agent) },
    { name: "ours, JavaScript, everything", turn: () => ours.look(agent, { view: { all: true } }) },
  ];
  const results = await rounds(contenders, plan);
  for (const [peer, result] of results) add(name, peer, result, ourReading(result.last.observation, gen), gen);
  await page.close();
}

/** First calls, each in a document of its own: ours (after the agent has come), Playwright's and the floor's. */
async function first(name, times) {
  const [load, wall, inside, theirs, theirsInside, js] = [[], [], [], [], [], []];
  const floors = new Map();
  for (let n = 0; n < times; n++) {
    const page = await open(name);
    const agent = await ours.begin(page);
    const look = await ours.look(agent);
    load.push(agent.load);
    wall.push(look.wall);
    inside.push(look.inside);
    await page.close();
    const plain = await open(`${name}?no-wasm`);
    js.push((await ours.look(await ours.begin(plain))).inside);
    await plain.close();
    const other = await open(name);
    const start = performance.now();
    await other.ariaSnapshot({ mode: "ai", timeout: peers.PATIENCE });
    theirs.push(performance.now() - start);
    await other.close();
    const timed = await open(name);
    theirsInside.push((await peers.playwright(timed, { mode: "ai" })).inside);
    await timed.close();
    const bare = await open(name);
    for (const floor of await peers.floors(ours.context, bare)) {
      const peer = `${FLOORS} ${floor.name}`;
      floors.set(peer, [...(floors.get(peer) ?? []), (await floor.turn()).inside]);
    }
    await bare.close();
  }
  const row = (peer) => rows.find((r) => r.page === name && r.peer === peer);
  Object.assign(row("ours, WASM"), { first_wall: median(wall), first_inside: median(inside), load: median(load) });
  Object.assign(row("ours, JavaScript"), { first_inside: median(js) });
  Object.assign(row("Playwright AI snapshot"), { first_wall: median(theirs), first_inside: median(theirsInside) });
  for (const [peer, firsts] of floors) Object.assign(row(peer), { first_inside: median(firsts) });
}

async function grow(size) {
  const page = await open(`g${size}`);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const agent = await ours.begin(page);
  const contenders = [{ name: "ours", turn: () => ours.look(agent) }, ...(await peers.floors(ours.context, page))];
  const results = await rounds(contenders, { warm: 1, runs: RUNS, budget: 40_000 });
  const inside = median(results.get("ours").inside);
  const floor = [...results].filter(([n]) => /P5[ac]/.test(n)).reduce((sum, [, r]) => sum + median(r.inside), 0);
  growth.push({ elements, inside, wall: median(results.get("ours").wall), per_1000: (inside / elements) * 1000, floor });
  say(`growth: ${JSON.stringify(growth.at(-1))}`);
  await page.close();
}

async function open(name) {
  const page = await ours.context.newPage();
  await page.goto(`${site.base}/${name}`);
  await page.waitForLoadState("load");
  // Two frames painted: the first layout is done, and nobody pays for it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page;
}

/** What our text shows of the ground truth: a line with a ref and exactly the element's name. */
function ourReading(observation, gen) {
  const text = observation.outline ?? "";
  const counts = new Map();
  for (const line of text.split("\n")) {
    const rest = line.match(/^[\s#]*@e\d+ (?:-?\d+,-?\d+,\d+,\d+ )?[a-z]+ (.*)$/)?.[1];
    const name = rest?.split(/ (?=\[|= "|\{|→ |shows "|— )/)[0];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const found = {};
  for (const [id, name] of Object.entries(gen.names)) {
    const left = counts.get(name) ?? 0;
    if (left > 0) (counts.set(name, left - 1), (found[id] = 2));
  }
  return { text, found, elements: observation.snapshot.elements.length, bytes: JSON.stringify(observation).length, left_out: observation.left_out };
}

function add(page, peer, result, read, gen) {
  const ids = Object.keys(gen.gt);
  const missed = {};
  for (const id of ids) if (read.found && !read.found[id]) missed[gen.gt[id]] = (missed[gen.gt[id]] ?? 0) + 1;
  const share = (wanted) => (read.found ? ids.filter(wanted).length / ids.length : null);
  const row = {
    page,
    peer,
    inside: median(result.inside),
    wall: median(result.wall),
    n: result.wall.length,
    tokens: tokens(read.text),
    chars: read.text?.length ?? null,
    recall: share((id) => read.found[id]),
    marked: share((id) => read.found[id] === 2),
    decoys: read.decoys ?? null,
    missed: read.found ? missed : undefined,
    left_out: read.left_out,
    note: result.failed,
  };
  rows.push(row);
  say(`  ${peer}: ${[row.inside, row.wall].map((v) => v?.toFixed(1) ?? "").join(" / ")} ms, ${row.tokens ?? ""} tokens, recall ${row.recall?.toFixed(3) ?? ""} ${row.note ?? ""}`);
  const samples = option("samples");
  if (samples && read.text) {
    fs.mkdirSync(samples, { recursive: true });
    fs.writeFileSync(path.join(samples, `${page}-${peer.replace(/\W+/g, "-")}.txt`), read.text);
  }
}

function fetched() {
  const folder = path.join(target, "bench");
  const file = path.join(folder, "buildDomTree-0.3.3.js");
  if (!fs.existsSync(file)) {
    try {
      execFileSync(path.join(here, "get-browser-use.sh"), [folder], { stdio: ["ignore", "ignore", "pipe"] });
    } catch (error) {
      say(`browser-use could not be fetched: ${String(error.stderr ?? error).trim().split("\n").at(-1)}`);
    }
  }
  return file;
}

function which(name) {
  return (process.env.PATH ?? "").split(":").map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

function versions() {
  const require = createRequire(import.meta.url);
  return { chromium: ours.context.browser().version(), "playwright-core": require("playwright-core/package.json").version, "browser-use script": "0.3.3", node: process.version };
}
