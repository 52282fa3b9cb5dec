// Pictures of a tab's visible part, small enough for a receipt, no more often than the browser allows.
const MAX = { width: 1024, height: 768 };
// tabs.captureVisibleTab: at most 2 a second, however close together; with a little to spare for the way to the browser.
const SECOND_MS = 1020;

let earlier = -Infinity;
let last = -Infinity;
let turn = Promise.resolve();

/** Base64 of a PNG: the page with all that the tab's agent was `sent` in it, without our panel. One after the other. */
export function picture(tab, sent) {
  const mine = turn.then(() => take(tab, sent));
  turn = mine.catch(() => {});
  return mine;
}

async function take(id, sent) {
  // Not the clock on the wall: that may be set.
  const wait = earlier + SECOND_MS - performance.now();
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  const tab = await chrome.tabs.get(id);
  if (!tab.active) throw new Error("the tab is not in front");
  if ((await inPage(id, stepAside, sent)) === false) throw new Error("a question stands in front of the page");
  [earlier, last] = [last, performance.now()];
  const url = await chrome.tabs.captureVisibleTab(tab.windowId, { format: "png" }).finally(() => void inPage(id, comeBack));
  // What was in front by then was taken; it must not be another tab's.
  if (!(await chrome.tabs.get(id)).active) throw new Error("another tab came to the front");
  return (await scaled(url)).split(",", 2)[1];
}

/** In the agent's world of that page. A page that lets nobody in, or draws nothing, is pictured as it is. */
async function inPage(tabId, func, ...args) {
  const script = { target: { tabId }, func, args, injectImmediately: true };
  const [ran] = await chrome.scripting.executeScript(script).catch(() => []);
  return ran?.result;
}

// Messages and scripts reach a page by different ways: first wait until the agent has heard what it was sent (it counts
// beside the loader's mark), then until the page without our panel is painted: what one frame draws may still be on its way
// when the second begins, not when the third does. A window that nobody sees draws none.
async function stepAside(sent) {
  const frame = () => new Promise(requestAnimationFrame);
  const passed = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = performance.now() + 1500;
  while ((globalThis.__subterminator?.heard ?? sent) < sent && performance.now() < until) await Promise.race([frame(), passed(100)]);
  if (globalThis.__subterminator?.aside?.(true) === false) return false;
  await Promise.race([frame().then(frame).then(frame), passed(1500)]);
  return true;
}

function comeBack() {
  globalThis.__subterminator?.aside?.(false);
}

async function scaled(url) {
  const image = await createImageBitmap(await (await fetch(url)).blob());
  const scale = Math.min(1, MAX.width / image.width, MAX.height / image.height);
  if (scale === 1) return url;
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:image/png;base64,${btoa(text)}`;
}
