// The port to the host: hello and welcome, a queue until then, coming back after a loss, and saying so when it can't.
// It knows envelopes, and nothing of tabs and pages.
import { Chunks } from "./chunks.js";

export const HOST = "com.subterminator.host";
export const PROTOCOL = 9;
const WELCOME_MS = 10_000;
const BETWEEN_STARTS_MS = 3_000;
const LOSSES = { most: 3, within: 60_000 };

/** What each kind of message from the host must carry. */
const SHAPES = {
  welcome: { protocol: "number" },
  refused: { message: "string" },
  agent: { tab: "number", frame: "number", payload: "object" },
  page: { page: "string", payload: "object" },
  worker: { command: "object" },
  chunk: { id: "number", index: "number", total: "number", data: "string" },
};

export class Native {
  /** Why the host can't be had, `{ why, text? }`, or null. It stays until the person tries again. */
  failure = null;
  #to;
  #port = null;
  #welcomed = false;
  #queue = [];
  #chunks;
  #timer;
  #started = -Infinity;
  #losses = [];

  /** `to`: `message(envelope)`, `lost()` when a host that had welcomed us went away, `failed(failure)`. */
  constructor(to) {
    this.#to = to;
  }

  /** Sends it now, or after the welcome. While there is a failure nothing is kept: whoever speaks, speaks again later. */
  send(message) {
    if (this.failure) return;
    if (this.#welcomed) return this.#post(message);
    this.#queue.push(message);
    if (!this.#port) this.#startSoon();
  }

  /** The person asks for it: forget the failure and start at once. */
  tryAgain() {
    this.failure = null;
    if (!this.#port) this.#start();
  }

  close() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#port?.disconnect();
    this.#port = null;
    this.#welcomed = false;
    this.#queue = [];
  }

  /** A host that ends at once must not be started in a circle. */
  #startSoon() {
    // Not the clock on the wall: that may be set.
    const wait = Math.max(0, this.#started + BETWEEN_STARTS_MS - performance.now());
    this.#timer ??= setTimeout(() => this.#start(), wait);
  }

  #start() {
    clearTimeout(this.#timer);
    this.#started = performance.now();
    this.#chunks = new Chunks();
    const port = chrome.runtime.connectNative(HOST);
    this.#port = port;
    port.onMessage.addListener((message) => port === this.#port && this.#receive(message));
    port.onDisconnect.addListener(() => {
      const error = chrome.runtime.lastError?.message ?? "";
      if (port === this.#port) this.#ended(error);
    });
    this.#timer = setTimeout(() => this.#fail({ why: "host_silent" }), WELCOME_MS);
    port.postMessage({ kind: "hello", protocol: PROTOCOL, extension_version: chrome.runtime.getManifest().version });
  }

  #receive(message) {
    const shape = SHAPES[message?.kind];
    const fits = shape && Object.entries(shape).every(([key, type]) => typeof message[key] === type && message[key] !== null);
    if (!fits) return this.#garbled(`a message of kind ${JSON.stringify(message?.kind)}`);
    switch (message.kind) {
      case "welcome":
        return message.protocol === PROTOCOL ? this.#welcome() : this.#fail({ why: "host_version" });
      case "refused":
        return this.#fail({ why: "host_refused", text: message.message });
      case "chunk":
        return this.#piece(message);
      default:
        return this.#to.message(message);
    }
  }

  #piece(chunk) {
    let whole;
    try {
      whole = JSON.parse(this.#chunks.add(chunk) ?? "null");
    } catch (error) {
      return this.#garbled(String(error));
    }
    if (whole?.kind === "chunk") return this.#garbled("a piece of pieces");
    if (whole) this.#receive(whole);
  }

  #welcome() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#welcomed = true;
    for (const message of this.#queue.splice(0)) this.#post(message);
  }

  #post(message) {
    try {
      this.#port.postMessage(message);
    } catch (error) {
      // Too long for the browser, or the port is closing: its end is told by onDisconnect.
      console.warn("not sent to the host:", error);
    }
  }

  /** One message that makes no sense may be the one that everybody waits for: better to stop and say so. */
  #garbled(what) {
    console.warn("from the host:", what);
    this.#fail({ why: "host_garbled" });
  }

  #ended(error) {
    const welcomed = this.#welcomed;
    this.#port = null;
    if (!welcomed) return this.#fail({ why: reason(error) });
    if (/error when communicating/i.test(error)) return this.#fail({ why: "host_garbled" });
    this.#welcomed = false;
    const now = performance.now();
    this.#losses = [...this.#losses.filter((then) => now - then < LOSSES.within), now];
    if (this.#losses.length > LOSSES.most) return this.#fail({ why: "host_lost" });
    this.#to.lost();
  }

  #fail(failure) {
    this.close();
    this.#losses = [];
    this.failure = failure;
    this.#to.failed(failure);
  }
}

/**
 * Why there was no welcome. Chromium's words: extensions/browser/api/messaging/native_message_process_host.cc. A host that ends before
 * it has read the greeting is reported as ended or as a communication error, whichever the browser notices first.
 */
function reason(error) {
  if (/not found/i.test(error)) return "host_missing";
  if (/forbidden/i.test(error)) return "host_forbidden";
  return "host_ended";
}
