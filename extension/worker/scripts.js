// Addresses that are scripts: `javascript:` links, which a content script's click may not follow (wasm-agent/src/act/script_link.rs).
import { isAgent } from "./senders.js";

const SCHEME = /^\s*javascript:/i;

/** Runs in the page, under the page's own policy. The browser follows such an address in a task of its own, which is over before the answer. */
const follow = (address) => new Promise((followed) => {
  location.href = address;
  setTimeout(() => followed(true));
});

/** What an agent asks the page's own world to follow: its own document's link, and nothing but such an address. */
export function followScript(message, sender) {
  const script = message?.script;
  if (!isAgent(sender) || typeof script !== "string" || !SCHEME.test(script)) return undefined;
  const target = { tabId: sender.tab.id, documentIds: [sender.documentId] };
  const ran = chrome.scripting.executeScript({ target, world: "MAIN", injectImmediately: true, func: follow, args: [script] });
  // A page that is gone by then was left by it.
  return ran.then(() => true, (problem) => /frame|document|removed/i.test(problem?.message ?? ""));
}
