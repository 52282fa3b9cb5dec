// The extension's own pages: the small window that asks, and the receipt in a tab. Each stands once.
const PAGES = { ask: "ask.html", receipt: "receipt.html" };
const WINDOW = { width: 440, height: 640 };

let turn = Promise.resolve();

/** Opens it, or brings the one that stands already to the front. One after the other: one that is just being opened stands already. */
export function show(page, state) {
  const mine = turn.then(() => bring(page, state));
  turn = mine.catch(() => {});
  return mine;
}

async function bring({ page, key, window }, state) {
  const name = `${page}:${key}`;
  const stands = state.pages.get(name);
  const tab = stands !== undefined && (await chrome.tabs.update(stands, { active: true }).catch(() => null));
  // Its window may lie behind others, or be put away.
  if (tab) return chrome.windows.update(tab.windowId, { focused: true }).catch(() => {});
  const url = `${PAGES[page]}?key=${encodeURIComponent(key)}`;
  const opened = window
    ? (await chrome.windows.create({ url, type: "popup", focused: true, ...WINDOW })).tabs[0]
    : await chrome.tabs.create({ url });
  state.pages.set(name, opened.id);
  await state.save();
}
