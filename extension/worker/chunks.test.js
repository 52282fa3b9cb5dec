import assert from "node:assert/strict";
import { test } from "node:test";
import { Chunks } from "./chunks.js";

const piece = (index, data, over = {}) => ({ id: 1, index, total: 2, data, ...over });

test("pieces in order become one text", () => {
  const chunks = new Chunks();
  assert.equal(chunks.add(piece(0, "ab")), null);
  assert.equal(chunks.add(piece(1, "cd")), "abcd");
});

test("two messages may come interleaved", () => {
  const chunks = new Chunks();
  chunks.add(piece(0, "a"));
  chunks.add(piece(0, "x", { id: 2 }));
  assert.equal(chunks.add(piece(1, "b")), "ab");
  assert.equal(chunks.add(piece(1, "y", { id: 2 })), "xy");
});

for (const [what, wrong] of [
  ["skipped", piece(2, "c", { total: 3 })],
  ["repeated with another total", piece(1, "c", { total: 9 })],
  ["of nothing", piece(0, "c", { total: 0 })],
  ["of far too many", piece(0, "c", { total: 1e6 })],
  ["without a beginning", piece(1, "c", { id: 9 })],
  ["with a fraction", piece(0.5, "c")],
]) {
  test(`a piece ${what} is refused`, () => {
    const chunks = new Chunks();
    chunks.add(piece(0, "ab"));
    assert.throws(() => chunks.add(wrong), RangeError);
  });
}

test("messages whose end never comes are dropped, the oldest first", () => {
  const chunks = new Chunks();
  for (let id = 1; id <= 5; id += 1) chunks.add(piece(0, "a", { id }));
  assert.throws(() => chunks.add(piece(1, "b", { id: 1 })), RangeError);
  assert.equal(chunks.add(piece(1, "b", { id: 5 })), "ab");
});
