// The agents in pages and the ports to them.
import { isAgent } from "./senders.js";

const FRAME = 0;
const AGAIN_MS = 150;

export class Agents {
  #ports = new Map();
  #sent = new WeakMap();
  /** Tabs whose new document has no agent yet → the attempt to put one in. */
  #awaited = new Map();

  get size() {
    return this.#ports.size;
  }

  /** Keeps the port, if it comes from our own content script in a tab's page; the newest of a frame counts.
   * `message(envelope, answers, kept)`: `answers` is the request of the action that is answered by it, if one is; `kept`: where the
   * requests would have gone that it tried. `drew(tab, request)`: the page drew something else in place of what was pressed by it. */
  accept(port, { message, drew, gone }) {
    if (!isAgent(port.sender)) return false;
    const { tab, frameId: frame, origin, url } = port.sender;
    const key = `${tab.id}:${frame}`;
    this.#ports.set(key, port);
    this.#awaited.delete(tab.id);
    const from = { kind: "agent", tab: tab.id, frame, origin: origin ?? "null", url: url ?? "" };
    port.onMessage.addListener(({ payload, answers, kept, drew: request }) => {
      if (this.#ports.get(key) !== port) return;
      if (request === undefined) message({ ...from, payload }, answers, kept);
      else drew(tab.id, request);
    });
    port.onDisconnect.addListener(() => {
      void chrome.runtime.lastError; // a page kept for going back closes its port with an error that tells nothing
      if (this.#ports.get(key) === port) this.#ports.delete(key);
      gone(tab.id);
    });
    return tab.id;
  }

  /** To an agent that is gone there is nothing to say: the next one's `ready` begins anew. */
  send({ tab, frame, payload }) {
    const port = this.#ports.get(`${tab}:${frame}`);
    if (port) this.#post(port, payload);
  }

  /** The address of the document that the tab's agent lives in. */
  page(tab) {
    return this.#ports.get(`${tab}:${FRAME}`)?.sender.url;
  }

  /** That document. */
  document(tab) {
    return this.#ports.get(`${tab}:${FRAME}`)?.sender.documentId;
  }

  sendAll(payload) {
    for (const port of this.#ports.values()) this.#post(port, payload);
  }

  /** How many messages the tab's agent was sent over the line that it has now. */
  sent(tab) {
    return this.#sent.get(this.#ports.get(`${tab}:${FRAME}`)) ?? 0;
  }

  #post(port, payload) {
    this.#sent.set(port, (this.#sent.get(port) ?? 0) + 1);
    port.postMessage(payload);
  }

  /** Makes agents say `ready` again: a lost port means to them "drop what is not pressed yet, and come back". */
  renew(only) {
    for (const [key, port] of [...this.#ports]) {
      if (only !== undefined && key !== `${only}:${FRAME}`) continue;
      this.#ports.delete(key);
      port.disconnect();
    }
  }

  /** A document begins to load, and `attempt` puts an agent into it. */
  expect(tab, attempt) {
    this.#awaited.set(tab, attempt.catch(() => {}));
  }

  /** Whether the document that has loaded is still without one, when the attempt is over. */
  async missing(tab) {
    await this.#awaited.get(tab);
    return this.#awaited.has(tab);
  }

  forget(tab) {
    this.#awaited.delete(tab);
  }

  /** Puts the agent into the tab's page; once more where the page was just being replaced by the next. */
  async inject(tab) {
    await attempt(tab).catch(async () => {
      await new Promise((done) => setTimeout(done, AGAIN_MS));
      await attempt(tab);
    });
  }
}

/** As WebAssembly, or as JavaScript where the page bans that. Where an agent lives already, nothing happens. */
async function attempt(tabId, frame = FRAME) {
  const target = { tabId, frameIds: [frame] };
  let why = "";
  for (const file of ["agent/wasm.js", "agent/js.js"]) {
    const [{ result, error }] = await chrome.scripting.executeScript({ target, files: [file] });
    if (result?.build) return;
    why = result?.error ?? error?.message ?? "the script gave no answer";
  }
  throw new Error(why);
}

/** The same for every frame of the tab that may be read, and tells which have an agent. The browser passes over the others. Asked first, since the agent is large. */
export async function injectAll(tabId) {
  const found = await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func: resident });
  const has = await Promise.all(found.map(({ frameId, result }) => (result === "nobody" ? attempt(tabId, frameId).then(() => true, () => false) : result === "agent")));
  return found.map(({ frameId }) => frameId).filter((frameId, at) => frameId !== FRAME && has[at]);
}

/** Who reads the frame that this runs in. Of its own site's, the page around it does. */
function resident() {
  if (Object.hasOwn(globalThis, "__subterminator")) return "agent";
  return window !== top && window.frameElement ? "around" : "nobody";
}
