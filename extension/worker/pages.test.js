import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { show } from "./pages.js";

const ask = { page: "ask", key: "run:1", window: true };
let state, windows, focused;

beforeEach(() => {
  [state, windows, focused] = [{ pages: new Map(), save: async () => {} }, [], []];
  globalThis.chrome = {
    tabs: { update: async (tab) => ({ id: tab, windowId: tab * 10 }) },
    windows: {
      create: async ({ url }) => ({ tabs: [{ id: windows.push(url) }] }),
      update: async (window, how) => focused.push([window, how]),
    },
  };
});

test("a question's window that lies behind others is brought to the front, not opened again", async () => {
  await show(ask, state);
  assert.deepEqual(focused, []);
  await show(ask, state);
  assert.equal(windows.length, 1);
  assert.deepEqual(focused, [[10, { focused: true }]]);
});

test("asked for twice at once it is opened once", async () => {
  await Promise.all([show(ask, state), show(ask, state)]);
  assert.equal(windows.length, 1);
});

test("a window that was closed is opened anew", async () => {
  await show(ask, state);
  chrome.tabs.update = async () => Promise.reject(new Error("No tab with id: 1."));
  await show(ask, state);
  assert.equal(windows.length, 2);
});

test("one that can't be opened is told, and the next one is tried all the same", async () => {
  const { create } = chrome.windows;
  chrome.windows.create = async () => Promise.reject(new Error("no room"));
  await assert.rejects(show(ask, state), /no room/);
  chrome.windows.create = create;
  await show(ask, state);
  assert.equal(windows.length, 1);
});
