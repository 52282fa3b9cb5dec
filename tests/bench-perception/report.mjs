// The figures as people read them, and which of the aims of the project they meet.
const OURS = "ours, WASM";
const PLAYWRIGHT = "Playwright AI snapshot";

const number = (value) => (value == null ? "" : value >= 100 ? String(Math.round(value)) : value.toFixed(1));
const percent = (value) => (value == null ? "" : (100 * value).toFixed(1));
const lines = (head, body) => {
  const all = [head, ...body];
  const widths = head.map((_, at) => Math.max(...all.map((row) => String(row[at]).length)));
  return all.map((row) => row.map((cell, at) => (at < 2 ? String(cell).padEnd(widths[at]) : String(cell).padStart(widths[at]))).join("  ").trimEnd()).join("\n");
};

export function table(rows) {
  const head = ["page", "reader", "in page ms", "×PW", "in all ms", "×PW", "first in page", "×warm", "n", "tokens", "×PW", "recall %", "marked %", "decoys"];
  const body = rows.map((row) => {
    const beside = rows.find((r) => r.page === row.page && r.peer === PLAYWRIGHT);
    const ratio = (key) => (beside?.[key] && row[key] ? (row[key] / beside[key]).toFixed(2) : "");
    if (row.n == null) return [row.page, row.peer, row.note, ...Array(11).fill("")];
    const cells = [number(row.inside), ratio("inside"), number(row.wall), ratio("wall"), number(row.first_inside), row.first_inside ? (row.first_inside / row.inside).toFixed(1) : "", row.n, row.tokens ?? "", ratio("tokens"), percent(row.recall), percent(row.marked), row.decoys ?? ""];
    return [row.page, row.note ? `${row.peer} (${row.note})` : row.peer, ...cells];
  });
  return lines(head, body);
}

export function growthTable(growth) {
  const head = ["elements", "in page ms", "in all ms", "ms per 1,000", "floor P5a+P5c ms", "× floor"];
  return lines(head, growth.map((g) => [g.elements, number(g.inside), number(g.wall), g.per_1000.toFixed(2), number(g.floor), (g.inside / g.floor).toFixed(2)]));
}

/** What the project wants of these figures; `met` is null where a figure is missing. */
export function aims({ rows, growth }) {
  const found = [];
  const aim = (words, value, limit, met = value <= limit) => found.push({ aim: words, value, limit, met: value == null || Number.isNaN(value) ? null : met });
  const of = (page, peer) => rows.find((r) => r.page === page && r.peer === peer) ?? {};
  const pages = [...new Set(rows.map((r) => r.page))];
  for (const page of pages) {
    const [ours, all, theirs] = [of(page, OURS), of(page, `${OURS}, everything`), of(page, PLAYWRIGHT)];
    aim(`${page}: faster in the page than Playwright (ratio)`, ours.inside / theirs.inside, 1);
    aim(`${page}: everything, faster in the page than Playwright (ratio)`, all.inside / theirs.inside, 1);
    aim(`${page}: in all faster than Playwright (ratio)`, ours.wall / theirs.wall, 1);
    aim(`${page}: in all faster than the accessibility tree (ratio)`, ours.wall / of(page, "CDP accessibility tree").wall, 1);
    aim(`${page}: faster in the page than browser-use (ratio)`, ours.inside / of(page, "browser-use DOM script").inside, 1);
    aim(`${page}: first look against a warm one, in the page (ratio)`, ours.first_inside / ours.inside, 2);
    aim(`${page}: first look, in the page, against Playwright's first (ratio)`, ours.first_inside / theirs.first_inside, 1);
    aim(`${page}: tokens of the default view`, ours.tokens, 2000);
    aim(`${page}: recall of everything`, all.recall, 0.995, all.recall >= 0.995);
    aim(`${page}: tokens of everything against Playwright (ratio)`, all.tokens / theirs.tokens, page === "c" ? 1 / 3 : 1);
    const use = of(page, "browser-use DOM script");
    aim(`${page}: tokens for each control found, against browser-use (ratio)`, all.tokens / all.recall / (use.tokens / use.recall), 1);
    const boxes = of(page, `${OURS}, everything + boxes`).tokens - all.tokens;
    aim(`${page}: tokens that boxes add, against Playwright's (ratio)`, boxes / (of(page, `${PLAYWRIGHT} + boxes`).tokens - theirs.tokens), 0.5);
  }
  if (pages.includes("c")) {
    const floor = rows.filter((r) => r.page === "c" && /^floor P5[ac]/.test(r.peer)).reduce((sum, r) => sum + r.inside, 0);
    aim("c: in the page, a quarter of Playwright's time", of("c", OURS).inside / of("c", PLAYWRIGHT).inside, 0.25);
    aim("c: in the page, three times the floor P5a + P5c", of("c", OURS).inside / floor, 3);
    aim("c: in all, a third of Playwright's time", of("c", OURS).wall / of("c", PLAYWRIGHT).wall, 1 / 3);
  }
  if (growth.length > 1) {
    const [least, most] = [growth[0], growth.at(-1)];
    aim(`time per element at ${most.elements} against ${least.elements} elements (ratio)`, most.per_1000 / least.per_1000, 1.5);
  }
  return found;
}

export function readable(report) {
  const body = report.aims.map((a) => [a.met == null ? "?" : a.met ? "met" : "MISSED", a.aim, a.value == null || Number.isNaN(a.value) ? "not measured" : Number(a.value.toFixed(3)), Number(a.limit.toFixed(3))]);
  const versions = Object.entries(report.versions).map(([name, version]) => `${name} ${version}`).join(", ");
  return `${lines(["", "aim", "is", "limit"], body)}\n\n${versions}; medians of up to ${report.runs} runs in turns`;
}
