// Addresses that are scripts: `javascript:` links, which a content script's click may not follow (wasm-agent/src/act/script_link.rs).
import { isAgent } from "./senders.js";

const SCHEME = /^\s*javascript:/i;

/** Runs in the page, under the page's own policy. */
const follow = (address) => void (location.href = address);

/** What an agent asks the page's own world to follow: its own document's link, and nothing but such an address. */
export function followScript({ script } = {}, sender) {
  if (!isAgent(sender) || typeof script !== "string" || !SCHEME.test(script)) return undefined;
  const target = { tabId: sender.tab.id, documentIds: [sender.documentId] };
  return chrome.scripting.executeScript({ target, world: "MAIN", injectImmediately: true, func: follow, args: [script] }).catch(() => undefined);
}
