// Frames of other sites: an agent goes into each that the person has permitted, and what it and the tab's own agent say to
// each other is carried here, unread.
import { injectAll } from "./agents.js";
import { isAgent } from "./senders.js";

const OUTSIDE = "frames";
const INSIDE = "frame";

export class Frames {
  /** Tab → the port of its own agent. */
  #outside = new Map();
  /** "TAB:FRAME" → the port of the agent in there. */
  #inside = new Map();

  /** Keeps the port if it is one of these two kinds, and tells whether it is. */
  accept(port) {
    if (port.name !== OUTSIDE && port.name !== INSIDE) return false;
    const { tab, frameId: frame } = port.sender;
    if (!isAgent(port.sender) || (port.name === OUTSIDE) !== (frame === 0)) port.disconnect();
    else if (frame === 0) this.#acceptOutside(port, tab.id);
    else this.#acceptInside(port, tab.id, frame);
    return true;
  }

  #acceptOutside(port, tab) {
    this.#outside.set(tab, port);
    port.onMessage.addListener(({ to, payload }) => {
      if (to === undefined) this.#reach(tab, port);
      else this.#inside.get(`${tab}:${to}`)?.postMessage(payload);
    });
    port.onDisconnect.addListener(() => {
      void chrome.runtime.lastError; // a page kept for going back closes its port with an error that tells nothing
      if (this.#outside.get(tab) === port) this.#outside.delete(tab);
    });
    for (const key of this.#inside.keys()) {
      const [of, frame] = key.split(":").map(Number);
      if (of === tab) port.postMessage({ arrived: frame });
    }
  }

  #acceptInside(port, tab, frame) {
    const key = `${tab}:${frame}`;
    const tell = (message) => this.#outside.get(tab)?.postMessage(message);
    this.#inside.set(key, port);
    tell({ arrived: frame });
    port.onMessage.addListener((payload) => this.#inside.get(key) === port && tell({ from: frame, payload }));
    port.onDisconnect.addListener(() => {
      void chrome.runtime.lastError;
      if (this.#inside.get(key) !== port) return;
      this.#inside.delete(key);
      tell({ gone: frame });
    });
  }

  /** Puts agents into the tab's frames, where that is permitted, and tells which have one. */
  async #reach(tab, port) {
    const reached = await injectAll(tab).catch((error) => (console.warn("frames:", error), []));
    if (this.#outside.get(tab) === port) port.postMessage({ reached });
  }
}
