import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { HeldLine } from "./line.js";
import { Turns } from "./turns.js";

const PAGE = "https://shop.example/account";
let rules, matched, kept, orders;

beforeEach(() => {
  [rules, matched, kept, orders] = [new Map(), 0, 0, []];
  globalThis.chrome = {
    scripting: { executeScript: async ({ args: [order] }) => (orders.push(order), [{ result: kept }, {}]) },
    tabs: { query: async () => [{ id: 1 }, { id: 2 }] },
    declarativeNetRequest: {
      getSessionRules: async () => [...rules.values()],
      updateSessionRules: async ({ addRules = [], removeRuleIds = [] }) => {
        for (const id of removeRuleIds) rules.delete(id);
        for (const rule of addRules) rules.set(rule.id, rule);
      },
      getMatchedRules: async () => {
        if (matched === null) throw new Error("too often");
        return { rulesMatchedInfo: [...rules.keys()].slice(0, matched).map((ruleId) => ({ rule: { ruleId } })) };
      },
    },
  };
});

/** What the page's storage was told. */
const storage = () => orders.filter((order) => typeof order === "string");

/** What waits for its time in this test, and for how long. */
function timers(t) {
  const { setTimeout, clearTimeout } = globalThis;
  t.after(() => Object.assign(globalThis, { setTimeout, clearTimeout }));
  const late = new Map();
  Object.assign(globalThis, { setTimeout: (then, ms) => (late.set(then, ms), then), clearTimeout: (then) => late.delete(then) });
  return late;
}

test("rules that an earlier worker left behind are taken away before anything is held", async () => {
  rules.set(77, { id: 77 });
  const line = new HeldLine();
  await line.hold(1, 5, PAGE);
  assert.ok(!rules.has(77));
  assert.equal(rules.size, 4);
  await line.letGo(1);
});

test("where nothing was blocked the rules stay for some moments: a page may act of its own accord after the answer", async (t) => {
  const late = timers(t);
  const line = new HeldLine();
  await line.hold(1, 5, PAGE);
  assert.ok(line.answers(1, 5) && !line.answers(1, 4) && !line.answers(2, 5));
  assert.ok(line.holdsBack(1));
  assert.equal(await line.answered(1), 0);
  assert.equal(rules.size, 4);
  assert.ok(!line.holdsBack(1), "its page may be left at once");
  assert.deepEqual([...late.values()], [3_000]);
  for (const then of late.keys()) await then();
  assert.equal(rules.size, 0);
});

test("what was blocked in these moments may be tried again, and stays held back", async (t) => {
  const late = timers(t);
  const line = new HeldLine();
  await line.hold(1, 5, PAGE);
  assert.equal(await line.answered(1, ["https://shop.example/pause"]), 0);
  matched = 1;
  const [then] = late.keys();
  late.clear();
  await then();
  assert.equal(rules.size, 4);
  assert.ok(line.holdsBack(1));
  assert.ok(orders.includes("strike"));
  assert.deepEqual([...late.values()], [30_000]);
  matched = 0;
  await line.letGo(1);
});

test("of a page that nothing was blocked of only beacons are held back once it is gone", async () => {
  const line = new HeldLine();
  await line.hold(1, 5, PAGE);
  await line.answered(1);
  line.left(1);
  await line.passesOn(1);
  assert.deepEqual([...rules.values()].map(({ condition }) => condition.resourceTypes), [["ping"], ["ping"]]);
  await line.letGo(1);
  assert.equal(rules.size, 0);
});

test("where something was blocked, or nobody knows, they stay until the tab is let go", async () => {
  for (const [blocked, told] of [[1, 1], [null, null]]) {
    const line = new HeldLine();
    matched = blocked;
    await line.hold(1, 5, PAGE);
    assert.equal(await line.answered(1), told);
    assert.equal(rules.size, 4);
    assert.ok(!line.answers(1, 5), "one answer");
    await line.letGo(1);
    assert.equal(rules.size, 0);
  }
});

test("what the page wrote down is put back where it is left for what was blocked, and stays where it goes on", async () => {
  matched = 1;
  for (const [goes, told] of [[(line) => line.putBack(1), ["put back"]], [(line) => line.letGo(1), ["forget"]], [(line) => line.stays(1), ["forget"]]]) {
    const line = new HeldLine();
    orders = [];
    await line.hold(1, 5, PAGE);
    await line.answered(1, ["https://shop.example/end", "https://shop.example/"]);
    assert.deepEqual(storage(), ["remember", "strike"]);
    await goes(line);
    assert.deepEqual(storage(), ["remember", "strike", ...told]);
    await line.letGo(1);
    line.putBack(1);
    assert.equal(storage().at(-1), "forget", "nothing is held any more");
  }
});

test("where what was tried is left for an address, all that is new there goes", async () => {
  [matched, orders] = [0, []];
  const line = new HeldLine();
  await line.tidies(1);
  assert.deepEqual(storage(), [], "nothing was tried");
  await line.hold(1, 5, PAGE, "afterwards");
  await line.answered(1);
  assert.ok(line.holdsBack(1));
  await line.tidies(1);
  assert.deepEqual(storage(), ["remember", "tidy"]);
  await line.letGo(1);
});

test("what an open socket would have sent counts as blocked", async () => {
  for (const [blocked, told] of [[0, 2], [1, 3], [null, 2]]) {
    const line = new HeldLine();
    [matched, kept] = [blocked, 2];
    await line.hold(1, 5, PAGE);
    assert.equal(await line.answered(1), told);
    await line.letGo(1);
  }
});

test("what may only pretend to ask is held for some time after its answer, too", async () => {
  const line = new HeldLine();
  await line.hold(1, 5, PAGE, "afterwards");
  assert.equal(await line.answered(1), 0);
  assert.equal(rules.size, 4);
  await line.letGo(1);
  assert.equal(rules.size, 0);
});

test("a step may send its form to the one address, and nothing beside it; of the page that is gone only beacons are held back", async () => {
  const line = new HeldLine();
  await line.hold(1, 5, PAGE, "step", "https://shop.example/cancel/2");
  const [own, ...others] = [...rules.values()];
  assert.ok(own.action.type === "block" && own.condition.resourceTypes.includes("main_frame"));
  const { action, condition, priority } = others.at(-1);
  assert.deepEqual([action.type, priority, condition.resourceTypes], ["allow", 2, ["main_frame"]]);
  const lets = (url) => new RegExp(condition.regexFilter).test(url);
  assert.ok(lets("https://shop.example/cancel/2") && lets("https://shop.example/cancel/2?a=1"));
  assert.ok(!lets("https://shop.example/cancel/2/end") && !lets("https://shopXexample/cancel/2"));
  assert.ok(!line.answers(1, 5), "nobody is told what was blocked");
  await line.passesOn(1);
  assert.deepEqual([...rules.values()].map(({ condition }) => condition.resourceTypes), [["ping"], ["ping"]]);
  await line.passesOn(1);
  assert.equal(rules.size, 2);
  await line.letGo(1);
  assert.equal(rules.size, 0);
});

test("a hold that comes while a step passes on leaves nothing of it behind", async () => {
  const line = new HeldLine();
  await line.hold(1, 5, PAGE, "step", PAGE);
  await Promise.all([line.passesOn(1), line.hold(1, 6, PAGE)]);
  await line.letGo(1);
  assert.equal(rules.size, 0);
});

test("two tabs are held apart, and when the host is lost none is held any more", async () => {
  const line = new HeldLine();
  await line.hold(1, 5, PAGE);
  await line.hold(2, 6, PAGE);
  await line.letGo(1);
  assert.equal(rules.size, 4);
  assert.ok([...rules.values()].some(({ condition }) => condition.tabIds?.includes(2)));
  await line.letGoBut([]);
  assert.equal(rules.size, 0);
});

test("every method but those that only read is blocked, in the tab, in workers of the site and in tabs that it opens", async () => {
  const line = new HeldLine();
  await line.hold(1, 5, PAGE);
  const [own, sockets, workers, opened] = [...rules.values()].map(({ condition }) => condition);
  assert.deepEqual(own.requestMethods, ["connect", "delete", "other", "patch", "post", "put"]);
  assert.deepEqual(sockets.resourceTypes, ["websocket", "webtransport"]);
  assert.deepEqual([workers.tabIds, workers.initiatorDomains], [[-1], ["shop.example"]]);
  assert.deepEqual([opened.excludedTabIds, opened.resourceTypes], [[1, 2, -1], ["main_frame"]]);
  await line.letGo(1);
});

test("of a silent press nothing at all gets out but a document, and of what follows on the same page neither, if something was blocked", async () => {
  for (const blocked of [0, 1]) {
    const line = new HeldLine();
    matched = blocked;
    await line.hold(1, 5, PAGE, "silent");
    const reads = () => [...rules.values()].map(({ condition }) => condition).filter(({ requestMethods }) => requestMethods?.includes("get"));
    assert.deepEqual(reads().map(({ tabIds }) => tabIds), [[1], [-1]]);
    assert.ok(reads().every(({ resourceTypes }) => !resourceTypes.includes("main_frame")));
    await line.answered(1);
    await line.hold(1, 6, PAGE);
    assert.equal(reads().length, 2 * blocked);
    line.left(1);
    assert.equal(reads().length, 0, "the next page comes whole");
    await line.hold(1, 7, PAGE, "silent");
    await line.answered(1);
    await line.hold(1, 8, PAGE, "step", PAGE);
    assert.equal(reads().length, 0, "so does the page that a step leads to");
    await line.letGo(1);
  }
});

test("what a page makes of a choice some moments later doesn't get out either, and what it reads does", async () => {
  const line = new HeldLine();
  await line.hold(1, 5, PAGE, "silent");
  await line.answered(1);
  const held = [...rules.values()].map(({ condition }) => condition.requestMethods ?? []);
  assert.ok(held.some((methods) => methods.includes("post")) && !held.some((methods) => methods.includes("get")));
  assert.ok(line.isHeld(1));
  await line.letGo(1);
});

test("without the browser's rules nothing is held, and it is said", async () => {
  delete chrome.declarativeNetRequest;
  await assert.rejects(new HeldLine().hold(1, 5, PAGE));
});

test("what comes after something that takes its time waits for it, for the same tab only", async () => {
  const [turns, done] = [new Turns(), []];
  let go;
  turns.take(1, () => new Promise((resolve) => (go = resolve)).then(() => done.push("held")));
  turns.take(1, () => done.push("called off"));
  turns.take(2, () => done.push("other tab"));
  assert.deepEqual(done, ["other tab"]);
  go();
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual(done, ["other tab", "held", "called off"]);
  turns.take(1, () => done.push("at once"));
  assert.equal(done.at(-1), "at once");
});

test("what somebody is asked about is held for as long as that takes, until its page is left", async (t) => {
  const { setTimeout, clearTimeout } = globalThis;
  t.after(() => Object.assign(globalThis, { setTimeout, clearTimeout }));
  const [never, kept, stayed] = [() => {}, (line) => line.keep(1, "doc", PAGE), (line) => [line.keep(1, "doc", PAGE), line.stays(1)]];
  for (const [how, left] of [[never, 0], [kept, 4], [stayed, 0]]) {
    const late = new Set();
    Object.assign(globalThis, { setTimeout: (then) => (late.add(then), then), clearTimeout: (then) => late.delete(then) });
    const line = new HeldLine();
    matched = 1;
    await line.hold(1, 5, PAGE);
    await line.answered(1);
    how(line);
    line.left(1);
    for (const then of late) await then();
    assert.equal(rules.size, left);
    assert.deepEqual(line.kept(), left ? [[1, PAGE]] : []);
    assert.deepEqual([line.isKept(1), line.isKeptIn(1, "doc"), line.isKeptIn(1, "next doc")], [left > 0, left > 0, false]);
    await line.letGo(1);
  }
});

test("a tab that is closed with what was held back is held for a while still", async (t) => {
  const late = timers(t);
  const line = new HeldLine();
  matched = 1;
  await line.hold(1, 5, PAGE);
  await line.answered(1);
  line.keep(1, "doc", PAGE);
  line.closed(1);
  assert.equal(rules.size, 4);
  assert.ok(!line.isKept(1), "no page is there to be left");
  const [[then, ms]] = late;
  assert.ok(ms > 0);
  await then();
  assert.equal(rules.size, 0);
});

test("without a host every line opens but the ones that are kept", async () => {
  const line = new HeldLine();
  matched = 8;
  for (const tab of [1, 2]) {
    await line.hold(tab, 5, PAGE);
    await line.answered(tab);
  }
  line.keep(2, "doc", PAGE);
  await line.letGoBut(line.kept().map(([tab]) => tab));
  assert.deepEqual([line.isHeld(1), line.isHeld(2)], [false, true]);
  await line.letGo(2);
});

test("what an earlier press had blocked stays so when the next one in the same document sends nothing", async () => {
  const line = new HeldLine();
  matched = 1;
  await line.hold(1, 5, PAGE);
  await line.answered(1);
  matched = 0;
  await line.hold(1, 6, PAGE);
  assert.equal(await line.answered(1), 0);
  assert.equal(rules.size, 4);
  assert.ok(line.holdsBack(1));
  await line.letGo(1);
  await line.hold(1, 7, PAGE);
  await line.answered(1);
  assert.ok(!line.holdsBack(1));
  await line.letGo(1);
});

test("after an approved press whose page drew the next step its page is held for some moments, and the next approved press waits for them", async (t) => {
  const late = timers(t);
  const line = new HeldLine();
  await line.holdOn(1, PAGE);
  assert.equal(rules.size, 4);
  assert.ok(!line.holdsBack(1), "its page may be left at once");
  let opened;
  const opens = line.opensFor(1, PAGE).then((may) => (opened = may));
  await Promise.resolve();
  assert.equal(opened, undefined);
  assert.deepEqual([...late.values()], [3_000]);
  for (const then of late.keys()) await then();
  await opens;
  assert.equal(opened, true);
  assert.equal(rules.size, 0);
  assert.equal(await line.opensFor(1, PAGE), true);
});

test("a step that is approved holds its page as soon as that has drawn something else, until the host opens the line", async (t) => {
  timers(t);
  const line = new HeldLine();
  await line.opensFor(1, PAGE);
  await line.drew(1, PAGE, 7);
  assert.equal(rules.size, 0, "the last step");
  await line.opensFor(1, PAGE, 7);
  await line.drew(1, PAGE, 6);
  assert.equal(rules.size, 0, "another press");
  await line.drew(1, PAGE, 7);
  const documents = () => [...rules.values()].filter(({ condition }) => condition.resourceTypes.includes("main_frame"));
  assert.equal(rules.size, 3);
  assert.equal(documents().length, 0, "it may still be on its way to the page that tells of it");
  await line.letGo(1);
  assert.equal(rules.size, 0);
  await line.opensFor(1, PAGE, 8);
  await line.drew(1, PAGE, 8);
  await line.holdOn(1, PAGE);
  assert.equal(documents().length, 3, "the host has read that another step stands there");
  await line.letGo(1);
  assert.equal(rules.size, 0);
});

test("what was tried and may be a deed is waited for, too, before anything approved opens the line", async (t) => {
  const late = timers(t);
  for (const blocked of [0, 1]) {
    const line = new HeldLine();
    matched = blocked;
    await line.hold(1, 5, PAGE, "afterwards");
    await line.answered(1);
    let opened;
    const opens = line.opensFor(1, PAGE).then((may) => (opened = may));
    await Promise.resolve();
    assert.equal(opened, undefined);
    assert.deepEqual([...late.values()], [3_000]);
    const [then] = late.keys();
    late.clear();
    await then();
    await opens;
    assert.equal(opened, true);
    assert.equal(rules.size, 0);
  }
});

test("what was tried stays held for half a minute where nothing is approved, and leaves no mark", async (t) => {
  const late = timers(t);
  const line = new HeldLine();
  await line.hold(1, 5, PAGE, "afterwards");
  await line.answered(1);
  const [moments] = late.keys();
  late.clear();
  await moments();
  assert.equal(rules.size, 4);
  assert.deepEqual([...late.values()], [30_000]);
  const [then] = late.keys();
  await then();
  assert.equal(rules.size, 0);
  assert.deepEqual(storage(), ["remember", "tidy", "forget"]);
});

test("what was tried leaves no mark behind what is pressed next in its document, nor at the end of the run", async (t) => {
  timers(t);
  for (const ends of [(line) => line.tidies(1), (line) => line.release(1)]) {
    const line = new HeldLine();
    orders = [];
    for (const hold of ["afterwards", "press", "silent"]) {
      await line.hold(1, 5, PAGE, hold);
      await line.answered(1);
      assert.equal(line.holdsBack(1), true, "it may be tried there again for half a minute");
    }
    await ends(line);
    assert.deepEqual(storage().slice(0, 2), ["remember", "tidy"]);
    await line.letGo(1);
  }
});

test("what a press or a step wrote stays for the page that comes next", async (t) => {
  timers(t);
  for (const hold of ["press", "silent", "step"]) {
    const line = new HeldLine();
    orders = [];
    await line.hold(1, 5, PAGE, hold);
    if (hold !== "step") await line.answered(1);
    await line.tidies(1);
    await line.release(1);
    assert.deepEqual(storage(), ["remember", "forget"]);
  }
});

test("what was approved in an earlier run lets no beacon out in the next", async (t) => {
  timers(t);
  const line = new HeldLine();
  await line.opensFor(1, PAGE, 7);
  await line.release(1);
  await line.drew(1, PAGE, 7);
  assert.equal(rules.size, 0);
  await line.leaves(1, PAGE);
  assert.equal(rules.size, 2);
  await line.letGo(1);
});

test("what was blocked in these moments stays so until something is approved", async (t) => {
  const late = timers(t);
  const line = new HeldLine();
  await line.holdOn(1, PAGE);
  matched = 1;
  const [then] = late.keys();
  late.clear();
  await then();
  assert.ok(line.holdsBack(1));
  assert.deepEqual([...late.values()], [30_000]);
  matched = 0;
  assert.equal(await line.opensFor(1, PAGE), true);
  assert.equal(rules.size, 0);
});

test("an approved press that waits is called off, and isn't made where its page goes", async (t) => {
  timers(t);
  const line = new HeldLine();
  for (const ends of [() => line.callOff(1), () => line.passesOn(1), () => line.letGo(1)]) {
    await line.holdOn(1, PAGE);
    const opens = line.opensFor(1, PAGE);
    await ends();
    assert.equal(await opens, false);
    await line.letGo(1);
  }
  assert.equal(rules.size, 0);
});

test("who asks about what was held meanwhile keeps nobody waiting", async (t) => {
  timers(t);
  const line = new HeldLine();
  await line.hold(1, 5, PAGE);
  await line.answered(1);
  line.keep(1, "d1", PAGE);
  assert.equal(await line.opensFor(1, PAGE), true);
  assert.equal(rules.size, 0);
});

test("a page that is left for an address sends no beacon, unless something was approved there", async (t) => {
  timers(t);
  const line = new HeldLine();
  await line.leaves(1, PAGE);
  assert.deepEqual([...rules.values()].map(({ condition }) => condition.resourceTypes), [["ping"], ["ping"]]);
  assert.ok(!line.holdsBack(1));
  assert.equal(await line.opensFor(1, PAGE), true);
  assert.equal(rules.size, 0);
  await line.leaves(1, PAGE);
  assert.equal(rules.size, 0);
});

test("holds that come at once leave no rule behind", async (t) => {
  timers(t);
  const line = new HeldLine();
  await Promise.all([line.holdOn(1, PAGE), line.leaves(1, PAGE), line.hold(1, 5, PAGE)]);
  await line.letGo(1);
  assert.equal(rules.size, 0);
});
