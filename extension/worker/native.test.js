import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Native, PROTOCOL } from "./native.js";

/** A browser whose hosts are played by the test. */
let hosts, heard, native;

const event = () => {
  const listeners = [];
  return { addListener: (listener) => listeners.push(listener), fire: (...args) => listeners.forEach((l) => l(...args)) };
};

function connectNative() {
  const port = { sent: [], onMessage: event(), onDisconnect: event(), disconnect: () => (port.closed = true) };
  port.postMessage = (message) => port.sent.push(message);
  port.says = (message) => port.onMessage.fire(message);
  port.ends = (message) => {
    chrome.runtime.lastError = { message };
    port.onDisconnect.fire();
    chrome.runtime.lastError = undefined;
  };
  hosts.push(port);
  return port;
}

const welcome = { kind: "welcome", protocol: PROTOCOL, host_version: "1" };
const ready = { kind: "agent", tab: 1, frame: 0, origin: "o", url: "u", payload: {} };

/** Time passes only when the test says so. */
const clock = {
  reset() {
    this.now = 1_000_000;
    this.timers = new Map();
    performance.now = () => this.now;
    Date.now = () => this.now + this.set;
    this.set = 0;
    globalThis.setTimeout = (run, ms) => this.timers.set((this.last = (this.last ?? 0) + 1), { at: this.now + ms, run }) && this.last;
    globalThis.clearTimeout = (id) => this.timers.delete(id);
  },
  tick(ms) {
    this.now += ms;
    for (const [id, { at, run }] of [...this.timers]) if (at <= this.now && this.timers.delete(id)) run();
  },
};

beforeEach(() => {
  clock.reset();
  hosts = [];
  heard = { messages: [], lost: 0, failed: [] };
  globalThis.chrome = { runtime: { connectNative, getManifest: () => ({ version: "1" }) } };
  native = new Native({
    message: (message) => heard.messages.push(message),
    lost: () => (heard.lost += 1),
    failed: (failure) => heard.failed.push(failure.why),
  });
});

function welcomed() {
  native.tryAgain();
  hosts.at(-1).says(welcome);
  return hosts.at(-1);
}

test("hello goes first, and everything else waits for the welcome", () => {
  native.tryAgain();
  native.send(ready);
  assert.deepEqual(hosts[0].sent.map((m) => m.kind), ["hello"]);
  hosts[0].says(welcome);
  assert.deepEqual(hosts[0].sent.map((m) => m.kind), ["hello", "agent"]);
});

for (const [words, why] of [
  ["Specified native messaging host not found.", "host_missing"],
  ["Access to the specified native messaging host is forbidden.", "host_forbidden"],
  ["Native host has exited.", "host_ended"],
  ["Error when communicating with the native messaging host.", "host_ended"],
]) {
  test(`"${words}" is told as ${why}, and nothing is started again by itself`, () => {
    native.tryAgain();
    hosts[0].ends(words);
    native.send(ready);
    clock.tick(60_000);
    assert.deepEqual(heard.failed, [why]);
    assert.equal(hosts.length, 1);
  });
}

test("a host that never answers is given up", () => {
  native.tryAgain();
  clock.tick(10_000);
  assert.deepEqual(heard.failed, ["host_silent"]);
  assert.ok(hosts[0].closed);
});

test("a refusal is told in the host's own words", () => {
  native.tryAgain();
  hosts[0].says({ kind: "refused", message: "Update me." });
  assert.equal(native.failure.text, "Update me.");
});

test("a host of another protocol is not talked to", () => {
  native.tryAgain();
  hosts[0].says({ ...welcome, protocol: PROTOCOL + 1 });
  assert.deepEqual(heard.failed, ["host_version"]);
});

for (const wrong of [null, "text", {}, { kind: "agent", tab: "1", frame: 0, payload: {} }, { kind: "page", page: "a", payload: null }, { kind: "chunk", id: 1, index: 1, total: 2, data: "" }, { kind: "chunk", id: 1, index: 0, total: 1, data: "{" }]) {
  test(`${JSON.stringify(wrong)} from the host ends the talk with a clear message`, () => {
    const host = welcomed();
    host.says(wrong);
    assert.deepEqual(heard.failed, ["host_garbled"]);
    assert.ok(host.closed);
    assert.deepEqual(heard.messages, []);
  });
}

test("a message in pieces is heard as one", () => {
  const host = welcomed();
  const text = JSON.stringify({ kind: "worker", command: { command: "release", tab: 1 } });
  host.says({ kind: "chunk", id: 1, index: 0, total: 2, data: text.slice(0, 9) });
  host.says({ kind: "chunk", id: 1, index: 1, total: 2, data: text.slice(9) });
  assert.deepEqual(heard.messages, [JSON.parse(text)]);
});

test("after a loss the next message brings a new host, but not sooner than 3 s after the last start", () => {
  welcomed().ends("Native host has exited.");
  assert.equal(heard.lost, 1);
  native.send(ready);
  clock.tick(2_900);
  assert.equal(hosts.length, 1);
  clock.tick(200);
  hosts[1].says(welcome);
  assert.deepEqual(hosts[1].sent.map((m) => m.kind), ["hello", "agent"]);
});

test("a clock that is set back keeps no new host waiting", () => {
  welcomed().ends("Native host has exited.");
  clock.set = -60 * 60 * 1000;
  native.send(ready);
  clock.tick(3_000);
  assert.equal(hosts.length, 2);
});

test("a host that keeps ending is left alone and told of", () => {
  for (let round = 0; round < 4; round += 1) {
    native.send(ready);
    clock.tick(3_000);
    hosts.at(-1).says(welcome);
    hosts.at(-1).ends("Native host has exited.");
  }
  assert.deepEqual(heard.failed, ["host_lost"]);
});

test("what an old port still says is not heard", () => {
  const old = welcomed();
  old.ends("Native host has exited.");
  native.tryAgain();
  old.says(ready);
  assert.deepEqual(heard.messages, []);
});

test("the person's wish to try again starts a host at once", () => {
  native.tryAgain();
  hosts[0].ends("Native host has exited.");
  native.tryAgain();
  assert.equal(hosts.length, 2);
  assert.equal(native.failure, null);
});
