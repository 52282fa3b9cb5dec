import assert from "node:assert/strict";
import test from "node:test";

globalThis.location = { origin: "chrome-extension://ours" };
const ran = [];
let fails;
globalThis.chrome = {
  runtime: { id: "ours" },
  scripting: {
    executeScript: async (what) => {
      ran.push(what);
      if (fails) throw new Error(fails);
      return [{ result: true }];
    },
  },
};
const { followScript } = await import("./scripts.js");
const agent = { id: "ours", tab: { id: 7 }, documentId: "D", origin: "https://site.example" };

test("the page's own world follows the address in the document that asked", async () => {
  assert.equal(await followScript({ script: "javascript:__doPostBack('a','')" }, agent), true);
  const { target, world, args } = ran.pop();
  assert.deepEqual([target, world, args], [{ tabId: 7, documentIds: ["D"] }, "MAIN", ["javascript:__doPostBack('a','')"]]);
});

test("nothing but a script's address is followed, and for nobody but an agent", () => {
  for (const message of [null, undefined, {}, { script: "https://site.example/end" }, { script: 5 }, { script: "data:text/html,x" }]) {
    assert.equal(followScript(message, agent), undefined);
  }
  const script = "javascript:go()";
  assert.equal(followScript({ script }, { ...agent, id: "another" }), undefined);
  assert.equal(followScript({ script }, { ...agent, tab: undefined }), undefined);
  assert.equal(followScript({ script }, { ...agent, origin: "chrome-extension://ours" }), undefined);
  assert.equal(ran.length, 0);
});

test("a page that was left by it was followed, and what the browser refuses wasn't", async () => {
  fails = "No document with id D in tab with id 7";
  assert.equal(await followScript({ script: "javascript:go()" }, agent), true);
  fails = "Cannot access contents of the page";
  assert.equal(await followScript({ script: "javascript:go()" }, agent), false);
});
