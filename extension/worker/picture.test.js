import assert from "node:assert/strict";
import { test } from "node:test";
import { picture } from "./picture.js";

test("a clock that is set back between two pictures keeps the next one not waiting for it", async () => {
  const [passed, waits, wall] = [{ ms: 5_000 }, [], Date.now];
  performance.now = () => passed.ms;
  globalThis.setTimeout = (run, ms) => (waits.push(ms), (passed.ms += ms), queueMicrotask(run));
  globalThis.fetch = async () => ({ blob: async () => null });
  globalThis.createImageBitmap = async () => ({ width: 1, height: 1 });
  globalThis.chrome = {
    tabs: { get: async () => ({ active: true, windowId: 1 }), captureVisibleTab: async () => "data:image/png;base64,AAAA" },
    scripting: { executeScript: async () => [{ result: true }] },
  };
  for (const hours of [0, 0, -1]) {
    Date.now = () => wall() + hours * 60 * 60 * 1000;
    assert.equal(await picture(1, 0), "AAAA");
  }
  assert.ok(waits.every((ms) => ms <= 1_020), `${waits}`);
  assert.equal(waits.length, 1, "no more than two within a second");
});
