// Lines that a page opened before a press was held: the browser's rules stop new ones only. What goes over them is kept back in the page's
// own world (tried with WebSocket; a page that kept `send` for itself beforehand gets past it: docs/threat-model.md).

/** Runs in the page. From `hold` on nothing is sent; says how much was kept back since it was last asked. */
function keepBack(hold) {
  const sockets = WebSocket.prototype;
  let line = sockets.send.line;
  if (!line && hold) {
    const send = sockets.send;
    line = { send, kept: 0 };
    sockets.send = Object.assign(function () { line.kept++; }, { line });
  }
  if (!line) return 0;
  const { kept } = line;
  line.kept = 0;
  if (!hold) sockets.send = line.send;
  return kept;
}

const inPage = async (tab, hold) => {
  const frames = await chrome.scripting.executeScript({
    target: { tabId: tab, allFrames: true }, world: "MAIN", injectImmediately: true, func: keepBack, args: [hold],
  });
  return frames.reduce((sum, { result }) => sum + (result ?? 0), 0);
};

export const holdSockets = (tab) => inPage(tab, true);

/** How much was kept back. A page that is gone sends nothing more. */
export const keptBack = (tab) => inPage(tab, true).catch(() => 0);

export const releaseSockets = (tab) => inPage(tab, false).catch(() => 0);
