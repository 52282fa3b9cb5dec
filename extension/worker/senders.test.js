import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Agents } from "./agents.js";
import { Frames } from "./frames.js";
import { isOwnPage } from "./senders.js";

const OURS = "oigiobcgjchehaemjcpmbnlibgehogla";
const OURSELVES = `chrome-extension://${OURS}`;
const page = { id: OURS, tab: { id: 7 }, frameId: 0, origin: "https://www.streamora.com", url: "https://www.streamora.com/account" };

/** What the browser may tell of the other end that is no agent of ours. */
const strangers = {
  "another extension": { ...page, id: "abcdefghijklmnopabcdefghijklmnop" },
  "nobody whom the browser knows": { ...page, id: undefined },
  "a page of our own": { ...page, origin: OURSELVES, url: `${OURSELVES}/ask.html` },
  "a program without a tab": { ...page, tab: undefined },
};

const event = () => {
  const listeners = [];
  return { listeners, addListener: (listener) => listeners.push(listener), fire: (...args) => listeners.forEach((l) => l(...args)) };
};

function portOf(sender, name = "agent") {
  const port = { name, sender, sent: [], onMessage: event(), onDisconnect: event(), disconnect: () => (port.closed = true) };
  port.postMessage = (message) => port.sent.push(message);
  return port;
}

beforeEach(() => {
  globalThis.chrome = { runtime: { id: OURS } };
  globalThis.location = { origin: OURSELVES };
});

test("what an agent of ours says is heard, with where it says it", () => {
  const heard = [];
  const port = portOf(page);
  assert.equal(new Agents().accept(port, { message: (m) => heard.push(m), gone() {} }), 7);
  port.onMessage.fire({ payload: "payload" });
  assert.deepEqual(heard, [{ kind: "agent", tab: 7, frame: 0, origin: page.origin, url: page.url, payload: "payload" }]);
});

for (const [who, sender] of Object.entries(strangers)) {
  test(`${who} is no agent: refused, and not a word of it is heard`, () => {
    const agents = new Agents();
    const port = portOf(sender);
    assert.equal(agents.accept(port, { message: assert.fail, gone: assert.fail }), false);
    port.onMessage.fire({ payload: { type: "person", input: { input: "answer", question: 1, approved: true, via: "overlay" } } });
    assert.equal(agents.size, 0);
  });

  test(`${who} carries nothing between frames`, () => {
    const frames = new Frames();
    const outside = portOf(page, "frames");
    frames.accept(outside);
    for (const name of ["frames", "frame"]) {
      const port = portOf({ ...sender, frameId: name === "frame" ? 3 : 0 }, name);
      assert.equal(frames.accept(port), true, "the name is one of theirs");
      assert.equal(port.closed, true);
      assert.equal(port.onMessage.listeners.length, 0);
    }
    assert.deepEqual(outside.sent, []);
  });
}

test("an agent in a frame can't speak for the tab's own, nor the other way round", () => {
  for (const [name, frameId] of [["frames", 3], ["frame", 0]]) {
    const port = portOf({ ...page, frameId }, name);
    new Frames().accept(port);
    assert.equal(port.closed, true, name);
  }
});

test("a page of our own is known by its origin, which no script in a page has", () => {
  assert.equal(isOwnPage(strangers["a page of our own"]), true);
  for (const who of ["another extension", "nobody whom the browser knows"]) {
    assert.equal(isOwnPage({ ...strangers[who], origin: OURSELVES }), false, who);
  }
  assert.equal(isOwnPage(page), false);
  assert.equal(isOwnPage({ ...page, origin: "null" }), false, "a sandboxed frame");
});
