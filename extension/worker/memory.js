// What a page writes into its storage while a press is tried. Many keep there what couldn't be sent, and send it when the next page loads:
// where something was kept back, the storage is put back as it was before the press. (IndexedDB and cookies aren't: docs/threat-model.md.)

/** Runs in the page, in the extension's own world there, which goes with the document. */
function remember(order) {
  const stores = () => [localStorage, sessionStorage];
  const keys = (store) => Array.from({ length: store.length }, (_, at) => store.key(at));
  const written = (store) => new Map(keys(store).map((key) => [key, store.getItem(key)]));
  const putBack = () => stores().forEach((store, at) => {
    const before = world.memory[at];
    for (const key of keys(store)) if (!before.has(key)) store.removeItem(key);
    for (const [key, value] of before) if (store.getItem(key) !== value) store.setItem(key, value);
  });
  const world = globalThis.subterminator ??= {};
  try {
    if (order === "remember") world.memory ??= stores().map(written);
    else if (order === "put back" && world.memory) putBack();
    else if (order === "forget") delete world.memory;
    if (order === "put back" && world.memory && !world.guards) {
      // What is tried again and again writes until the page is gone.
      addEventListener("pagehide", () => world.memory && putBack());
      world.guards = true;
    }
  } catch (error) {
    // A sandboxed frame has no storage; a full one takes nothing.
    console.warn("storage not put back:", error);
  }
}

const inPage = (tab, order) =>
  chrome.scripting.executeScript({
    target: { tabId: tab, allFrames: true }, injectImmediately: true, func: remember, args: [order],
  });

/** As it is now, or as it was before an earlier press of which something was kept back. */
export const rememberStorage = (tab) => inPage(tab, "remember");

/** A page that is gone has its storage as it was put back last. */
export const putStorageBack = (tab) => inPage(tab, "put back").catch(() => undefined);

export const forgetStorage = (tab) => inPage(tab, "forget").catch(() => undefined);
