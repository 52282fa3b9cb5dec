// The peers, each as a turn that gives { inside: milliseconds in the page, text, found: data-gt → 1 (printed with a ref) or 2 (and as
// something to press) }.
import fs from "node:fs";
import { axAll, axRecall, sessions } from "./cdp.mjs";
import { clickableElementsToString, recall as buRecall } from "./bu.mjs";
import * as inpage from "./inpage.mjs";

/** On a busy machine, 100,000 elements take Playwright longer than it waits by itself. */
export const PATIENCE = 180_000;

/** Playwright's AI snapshot: wall time by its own API; the time in the page by the same shipped script, called in the page. */
export async function playwright(page, options, { text = true } = {}) {
  await install(page);
  let inside = 0;
  for (const frame of page.frames()) inside += await frame.evaluate(inpage.pwTimed, options);
  const start = performance.now();
  const snapshot = await page.ariaSnapshot({ ...options, timeout: PATIENCE });
  return { inside, wall: performance.now() - start, text: text ? snapshot : null };
}

export async function playwrightFound(page) {
  await install(page);
  const found = {};
  let decoys = 0;
  for (const frame of page.frames()) {
    const { gt, dec } = await frame.evaluate(inpage.pwRecall);
    for (const [id, how] of Object.entries(gt)) found[id] = Math.max(how, found[id] ?? 0);
    decoys += dec.length;
  }
  return { found, decoys };
}

async function install(page) {
  let sequence = 0;
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "__pw" in globalThis))) await frame.evaluate(inpage.installInjected(sequence));
    sequence++;
  }
}

/** browser-use's script, or null where it could not be brought here. */
export function browserUse(file) {
  if (!fs.existsSync(file)) return null;
  const source = fs.readFileSync(file, "utf8").trim().replace(/;$/, "");
  const timed = `(args) => { const f = ${source}; const start = performance.now(); const result = f(args); result.ms = performance.now() - start; return result; }`;
  // As one string: the page's own CSP forbids eval, the debugger's evaluate does not ask.
  return async (page) => {
    const args = { doHighlightElements: false, focusHighlightIndex: -1, viewportExpansion: -1, debugMode: false };
    const tree = await page.evaluate(`(${timed})(${JSON.stringify(args)})`);
    return { inside: tree.ms, tree };
  };
}

export function browserUseText(tree, names) {
  const { gt, dec } = buRecall(tree, names);
  return { text: clickableElementsToString(tree), found: Object.fromEntries([...gt].map((id) => [id, 2])), decoys: dec.size };
}

/** Chromium's own tree over the debugger's wire. It keeps a page busy once it is on, so it comes last. */
export async function accessibilityTree(context, page) {
  const wires = await sessions(context, page);
  return {
    turn: async () => ({ trees: (await axAll(wires)).length }),
    result: async () => {
      const { gt, dec, text } = await axRecall(wires);
      return { text, found: gt, decoys: dec.size };
    },
  };
}

/** The least that plain JavaScript can do in an isolated world: P5a (candidates, boxes, visibility), P5b, P5c (every cursor). */
export async function floors(context, page) {
  const wire = await context.newCDPSession(page);
  const { frameTree } = await wire.send("Page.getFrameTree");
  const { executionContextId } = await wire.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id, worldName: "floor" });
  return Object.entries(inpage.floors).map(([name, expression]) => ({
    name,
    turn: async () => {
      const { result } = await wire.send("Runtime.evaluate", { expression, contextId: executionContextId, returnByValue: true });
      return { inside: result.value[0] };
    },
  }));
}
