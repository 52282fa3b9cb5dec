// What a page writes into its storage while a press is tried. Many keep there what couldn't be sent, and send it when the next page loads.
// An entry that names an address that was just blocked goes at once; where the press counts as not made, all goes that was written since.
// Where what was tried is left for another page, all goes that is new there: it may be a mark for that one. Of cookies only new ones are
// known, and IndexedDB isn't looked into: docs/threat-model.md.

/** Runs in the page, in the extension's own world there, which goes with the document. `order`: remember, strike (of the entries written
 * since what names one of these `paths`), tidy (what is new since), put back, forget. */
function remember(order, paths) {
  const NAME = "__subterminatorStorage";
  // A form of the page's may be called so.
  if (!Object.hasOwn(globalThis, NAME)) Object.defineProperty(globalThis, NAME, { value: { listens: false, goes: () => false } });
  const own = globalThis[NAME];
  const keys = (store) => Array.from({ length: store.length }, (_, at) => store.key(at));
  const cookies = () => document.cookie.split("; ").filter(Boolean).map((cookie) => cookie.split(/=(.*)/, 2));
  /** Whatever path and domain it was written for. */
  const dropCookie = (name) => {
    const [parts, labels] = [location.pathname.split("/"), location.hostname.split(".")];
    const paths = parts.flatMap((_, at) => [parts.slice(0, at).join("/"), `${parts.slice(0, at).join("/")}/`, parts.slice(0, at + 1).join("/")]);
    const domains = ["", ...labels.map((_, at) => `;domain=${labels.slice(at).join(".")}`)];
    for (const path of new Set(paths)) {
      for (const domain of domains) {
        for (const kind of ["", ";secure", ";secure;partitioned"]) document.cookie = `${name}=;max-age=0;path=${path || "/"}${domain}${kind}`;
      }
    }
  };
  const putBack = () => {
    for (const [store, before] of own.before ?? []) {
      for (const key of new Set([...keys(store), ...before.keys()])) {
        const [was, is] = [before.get(key) ?? null, store.getItem(key)];
        if (was === is || !own.goes(key, is ?? "", was)) continue;
        if (was === null) store.removeItem(key);
        else store.setItem(key, was);
      }
    }
    if (!own.cookies) return;
    for (const [name, value] of cookies()) if (!own.cookies.has(name) && own.goes(name, value ?? "", null)) dropCookie(name);
  };
  const listen = () => {
    own.listens = true;
    // What another tab of the site writes meanwhile is none of this page's. A frame's of this tab can't be told from it.
    addEventListener("storage", ({ storageArea, key, newValue }) => {
      const before = own.before?.get(storageArea);
      if (!before || window !== top || window.length > 0) return;
      if (key === null) before.clear();
      else if (newValue === null) before.delete(key);
      else before.set(key, newValue);
    });
    // What is tried again and again, or on the way out, writes until the page is gone; one that comes back is the person's.
    addEventListener("pagehide", putBack);
    document.addEventListener("visibilitychange", putBack);
    addEventListener("pageshow", ({ persisted }) => persisted && forget());
  };
  const forget = () => {
    own.before?.clear();
    own.cookies = undefined;
  };
  const names = (text) => own.paths.some((path) => text.includes(path));
  try {
    if (!own.listens) listen();
    if (order === "remember") {
      own.cookies = new Set(cookies().map(([name]) => name));
      own.before = new Map([localStorage, sessionStorage].map((store) => [store, new Map(keys(store).map((key) => [key, store.getItem(key)]))]));
      [own.paths, own.goes] = [[], () => false];
    } else if (order === "strike") {
      own.paths?.push(...paths);
      own.goes = (key, value) => names(key) || names(value);
    } else if (order === "tidy") {
      const before = own.goes;
      own.goes = (key, value, was) => was === null || before(key, value);
    } else if (order === "put back") {
      own.goes = () => true;
    } else {
      forget();
    }
    putBack();
  } catch (error) {
    // A sandboxed frame has no storage; a full one takes nothing.
    console.warn("the storage stays as it is:", error);
  }
}

const inPage = (tab, order, paths = []) =>
  chrome.scripting.executeScript({
    target: { tabId: tab, allFrames: true }, injectImmediately: true, func: remember, args: [order, paths],
  });

export const rememberStorage = (tab) => inPage(tab, "remember");

/** What names one of these addresses by its path, now and once more when the page goes. */
export const strikeFromStorage = (tab, addresses) => {
  const paths = addresses.map((address) => new URL(address).pathname).filter((path) => path.length > 1);
  return paths.length === 0 ? undefined : inPage(tab, "strike", paths).catch(() => undefined);
};

/** A page that is busy isn't waited for longer. */
const TIDIES_MS = 1_000;

/** What is new since, now and once more when the page goes. */
export const tidyStorage = (tab) =>
  Promise.race([inPage(tab, "tidy").catch(() => undefined), new Promise((late) => setTimeout(late, TIDIES_MS))]);

/** All that was written since, now and once more when the page goes. */
export const putStorageBack = (tab) => inPage(tab, "put back").catch(() => undefined);

export const forgetStorage = (tab) => inPage(tab, "forget").catch(() => undefined);
