import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import vm from "node:vm";
import { forgetStorage, putStorageBack, rememberStorage, strikeFromStorage, tidyStorage } from "./memory.js";

/** A page's storage. */
class Store {
  entries = new Map();
  get length() {
    return this.entries.size;
  }
  key(at) {
    return [...this.entries.keys()][at];
  }
  getItem(key) {
    return this.entries.get(key) ?? null;
  }
  setItem(key, value) {
    this.entries.set(key, value);
  }
  removeItem(key) {
    this.entries.delete(key);
  }
}

let page, local, session, cookies, heard;

beforeEach(() => {
  [local, session, cookies, heard] = [new Store(), new Store(), new Map(), new Map()];
  const addEventListener = (event, then) => heard.set(event, then);
  const document = {
    addEventListener,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    // Deleted by its name, whatever else is written with it.
    set cookie(text) {
      const [name, value] = text.split(";")[0].split("=");
      if (text.includes("max-age=0")) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  const location = { pathname: "/a/b", hostname: "shop.example" };
  page = vm.createContext({ localStorage: local, sessionStorage: session, document, addEventListener, location, console });
  vm.runInContext("globalThis.window = globalThis.top = globalThis; globalThis.length = 0", page);
  const executeScript = async ({ func, args }) => vm.runInContext(`(${func})(...${JSON.stringify(args)})`, page);
  globalThis.chrome = { scripting: { executeScript } };
  local.setItem("kept", "before");
  session.setItem("kept", "before");
  cookies.set("kept", "before");
});

const written = () => Object.fromEntries([...local.entries, ...session.entries, ...cookies]);
const KEPT = { kept: "before" };

function write() {
  local.setItem("queue", '["/api/cancel"]');
  session.setItem("draft", "2");
  cookies.set("seen", "1");
}

test("what names a blocked address goes at once and when the page does; the rest stays", async () => {
  await rememberStorage(1);
  write();
  await strikeFromStorage(1, ["https://shop.example/api/cancel?id=1"]);
  assert.deepEqual(written(), { ...KEPT, draft: "2", seen: "1" });
  local.setItem("queue", '["/api/cancel"]');
  heard.get("pagehide")();
  assert.deepEqual(written(), { ...KEPT, draft: "2", seen: "1" });
});

test("of what was tried all goes that is new, and what stood there before stays", async () => {
  await rememberStorage(1);
  write();
  local.setItem("kept", "after");
  await tidyStorage(1);
  assert.deepEqual([[...local.entries.keys()], session.entries.size, cookies.size], [["kept"], 1, 1]);
  assert.equal(local.getItem("kept"), "after");
});

test("where the press counts as not made all is as before", async () => {
  await rememberStorage(1);
  write();
  local.setItem("kept", "after");
  session.removeItem("kept");
  await putStorageBack(1);
  assert.deepEqual([local.entries, session.entries, cookies].map(Object.fromEntries), [KEPT, KEPT, KEPT]);
});

test("what goes on keeps what was written, and what another tab writes is none of it", async () => {
  await rememberStorage(1);
  write();
  await forgetStorage(1);
  heard.get("pagehide")();
  assert.equal(local.getItem("queue"), '["/api/cancel"]');
  await rememberStorage(1);
  local.setItem("theirs", "1");
  heard.get("storage")({ storageArea: local, key: "theirs", newValue: "1" });
  await tidyStorage(1);
  assert.equal(local.getItem("theirs"), "1");
});
