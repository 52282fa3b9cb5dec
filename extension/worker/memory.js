// What a page writes into its storage while a press is tried. Many keep there what couldn't be sent, and send it when the next page loads:
// where the press counts as not made, the storage is put back as it was before it. (IndexedDB and cookies aren't: docs/threat-model.md.)

/** Runs in the page, in the extension's own world there, which goes with the document. */
function remember(order) {
  const NAME = "__subterminatorStorage";
  // A form of the page's may be called so.
  if (!Object.hasOwn(globalThis, NAME)) Object.defineProperty(globalThis, NAME, { value: { listens: false, leaves: false } });
  const own = globalThis[NAME];
  const keys = (store) => Array.from({ length: store.length }, (_, at) => store.key(at));
  const putBack = () => {
    for (const [store, before] of own.before ?? []) {
      for (const key of keys(store)) if (!before.has(key)) store.removeItem(key);
      for (const [key, value] of before) if (store.getItem(key) !== value) store.setItem(key, value);
    }
  };
  const listen = () => {
    own.listens = true;
    // What another tab of the site writes meanwhile is none of this page's.
    addEventListener("storage", ({ storageArea, key, newValue }) => {
      const before = own.before?.get(storageArea);
      if (key === null) before?.clear();
      else if (newValue === null) before?.delete(key);
      else before?.set(key, newValue);
    });
    // What is tried again and again, or on the way out, writes until the page is gone; one that comes back is the person's.
    const leaving = () => own.leaves && putBack();
    addEventListener("pagehide", leaving);
    document.addEventListener("visibilitychange", leaving);
    addEventListener("pageshow", ({ persisted }) => persisted && own.before?.clear());
  };
  try {
    if (order === "remember") {
      if (!own.listens) listen();
      own.before = new Map([localStorage, sessionStorage].map((store) => [store, new Map(keys(store).map((key) => [key, store.getItem(key)]))]));
    }
    if (order === "forget") own.before?.clear();
    own.leaves = order === "put back" && own.before?.size > 0;
    if (own.leaves) putBack();
  } catch (error) {
    // A sandboxed frame has no storage; a full one takes nothing.
    console.warn("the storage stays as it is:", error);
  }
}

const inPage = (tab, order) =>
  chrome.scripting.executeScript({
    target: { tabId: tab, allFrames: true }, injectImmediately: true, func: remember, args: [order],
  });

export const rememberStorage = (tab) => inPage(tab, "remember");

/** Once now, and once more when the page goes. */
export const putStorageBack = (tab) => inPage(tab, "put back").catch(() => undefined);

export const forgetStorage = (tab) => inPage(tab, "forget").catch(() => undefined);
