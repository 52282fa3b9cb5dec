// The wiring between pages, the extension's own pages and the host. It reads envelopes and carries out the host's
// commands to the browser; it decides nothing. Shapes: crates/protocol/src/message.rs.
import { Agents } from "./worker/agents.js";
import { Frames } from "./worker/frames.js";
import { HeldLine } from "./worker/line.js";
import { Native } from "./worker/native.js";
import { show } from "./worker/pages.js";
import { picture } from "./worker/picture.js";
import { followScript } from "./worker/scripts.js";
import { isOwnPage } from "./worker/senders.js";
import { State } from "./worker/state.js";
import { Turns } from "./worker/turns.js";
import { badge, panel, sentence, word } from "./worker/words.js";

const IDLE_MS = 30_000;

const state = new State();
const agents = new Agents();
const frames = new Frames();
const line = new HeldLine();
const toAgents = new Turns();
const fromAgents = new Turns();
const pagePorts = new Map();
let idle;

const native = new Native({
  message: (envelope) => {
    if (envelope.kind === "agent") toAgents.take(envelope.tab, () => toAgent(envelope));
    else if (envelope.kind === "page") pagePorts.get(envelope.page)?.forEach((port) => port.postMessage(envelope.payload));
    else obey(envelope.command);
  },
  lost: () => {
    leaveAll();
    renewAll();
  },
  failed: (failure) => {
    leaveAll();
    agents.sendAll({ type: "show", panel: panel(failure) });
    for (const port of allPages()) port.postMessage({ type: "ended", message: sentence(failure) });
    for (const tab of state.runs.keys()) badge(tab, "problem", sentence(failure));
  },
});

/** An order that acts says whether the tab's requests are held back until it is answered; nothing overtakes it meanwhile. */
function toAgent(envelope) {
  if (!envelope.line) return agents.send(envelope);
  const { tab, line: order } = envelope;
  if (order.hold === "no") return line.letGo(tab).finally(() => agents.send(envelope));
  if (!order.hold.startsWith("approved")) return whileHeld(envelope);
  const step = order.hold === "approved_step" ? order.request : undefined;
  return line.opensFor(tab, agents.page(tab), step).then((opens) => opens && agents.send(envelope));
}

async function whileHeld(envelope) {
  const { tab, line: { request, hold, leaves_to: leavesTo } } = envelope;
  try {
    await line.hold(tab, request, agents.page(tab), hold, leavesTo);
  } catch (error) {
    await line.letGo(tab);
    return report({ report: "not_held", tab, request, message: String(error?.message ?? error) });
  }
  agents.send(envelope);
}

/** With the answer to what was held goes how much was blocked. */
function fromAgent(envelope, answers, kept) {
  const { tab } = envelope;
  if (answers === undefined || !line.answers(tab, answers)) return native.send(envelope);
  return line.answered(tab, kept).then((blocked) => native.send({ ...envelope, blocked }));
}

const report = (report) => native.send({ kind: "worker", report });

chrome.action.onClicked.addListener(async (tab) => {
  await state.ready;
  // A run that is over has left its last panel there: its agent says `ready` again for the next one.
  if (!state.runs.has(tab.id)) agents.renew(tab.id);
  begin(tab.id, tab.url ?? "");
  await inject(tab.id, "cannot_run_here");
});

/** The person wants it in this tab, also after a failure. */
function begin(tab, url) {
  if (!state.runs.has(tab)) state.runs.set(tab, "active");
  state.save();
  badge(tab, state.runs.get(tab));
  if (native.failure) renewAll();
  native.tryAgain();
  native.send({ kind: "clicked", tab, url });
}

async function inject(tab, otherwise) {
  try {
    await agents.inject(tab);
  } catch (error) {
    console.warn("not injected:", error);
    // The tab went on in the meantime: its next document gets the agent when it comes.
    if (/was (removed|closed)/i.test(error.message)) return;
    const key = /error page/i.test(error.message) ? "page_not_loaded" : otherwise;
    notInjected(tab, word(key), key === "left_site");
  }
}

/** What comes of it is the host's to decide; the tab keeps its run until the host releases it. */
function notInjected(tab, message, away) {
  // Whatever stood there is gone.
  line.letGo(tab);
  badge(tab, "problem", message);
  report({ report: "not_injected", tab, message, away });
}

chrome.runtime.onMessage.addListener((message, sender, answer) => {
  const followed = followScript(message, sender);
  followed?.then(answer);
  return followed !== undefined;
});

chrome.runtime.onConnect.addListener((port) => {
  if (port.name === "agent") acceptAgent(port);
  else if (port.name.startsWith("page:")) acceptPage(port);
  else if (!frames.accept(port)) port.disconnect();
});

function acceptAgent(port) {
  const tab = agents.accept(port, {
    message: (envelope, answers, kept) => (native.failure ? answerForHost(envelope) : fromAgents.take(envelope.tab, () => fromAgent(envelope, answers, kept))),
    drew: (tab, request) => line.drew(tab, agents.page(tab), request).catch((error) => console.warn("not held:", error)),
    gone: (tab) => {
      line.left(tab);
      line.passesOn(tab).catch((error) => console.warn("held on:", error));
      rest();
    },
  });
  // A page that comes next is held no longer; the one that is kept may only have got a new line to us.
  if (tab !== false && !line.isKeptIn(tab, port.sender.documentId)) line.letGo(tab);
  if (tab === false) port.disconnect();
  else if (native.failure) port.postMessage({ type: "show", panel: panel(native.failure) });
}

/** Without a host the panel in the page is the worker's own, and so are its two buttons: try again, and close. */
async function answerForHost({ tab, frame, url, payload }) {
  if (payload?.type !== "person") return;
  await state.ready;
  if (payload.input?.input === "resume") {
    begin(tab, url);
  } else {
    agents.send({ tab, frame, payload: { type: "leave" } });
    release(tab);
    badge(tab, "idle");
  }
}

function acceptPage(port) {
  if (!isOwnPage(port.sender)) return port.disconnect();
  const page = port.name.slice("page:".length);
  const ports = pagePorts.get(page) ?? new Set();
  pagePorts.set(page, ports.add(port));
  port.onMessage.addListener((payload) => native.send({ kind: "page", page, payload }));
  port.onDisconnect.addListener(() => {
    ports.delete(port);
    if (ports.size === 0) pagePorts.delete(page);
    rest();
  });
  if (native.failure) port.postMessage({ type: "ended", message: sentence(native.failure) });
}

const allPages = () => [...pagePorts.values()].flatMap((ports) => [...ports]);

/** Everybody speaks anew, to a new host. */
function renewAll() {
  agents.renew();
  for (const port of allPages()) port.disconnect();
  pagePorts.clear();
}

/** The host's orders to the browser (`WorkerCommand`). */
async function obey(command) {
  await state.ready;
  const known = COMMANDS[command.command];
  if (!known) return console.warn("from the host: unknown command", command.command);
  try {
    await known(command);
  } catch (error) {
    console.warn(`${command.command}:`, error);
  }
}

// So long a document may take before what stands behind "#" is added to its address.
const LOADED_MS = 10_000;

const bare = (address) => address.split("#")[0];

// Opens an address, and comes back with true once its document is there ("loading") or has loaded ("complete"), or was waited for long enough.
function opened(tab, url, status = "complete") {
  return new Promise((resolve, reject) => {
    const done = (settle, value) => {
      clearTimeout(late);
      chrome.tabs.onUpdated.removeListener(heard);
      settle(value);
    };
    const heard = (id, change) => id === tab && change.status === status && done(resolve, true);
    const late = setTimeout(() => done(resolve, false), LOADED_MS);
    chrome.tabs.onUpdated.addListener(heard);
    chrome.tabs.update(tab, { url }).catch((error) => done(reject, error));
  });
}

/** Tabs whose next document makes way for another at once: no agent is put into it. */
const passing = new Set();

/** What a page says on its way out stays held back; what the next one asks its server for must not be. So that one is opened while the
 * line is held, and the caller opens it once more: its scripts may have asked before it was let go. Where the old page doesn't go, it is held for a time. */
async function leaveHeld(tab, url) {
  const loaded = line.isKept(tab) ? "complete" : "loading";
  passing.add(tab);
  try {
    const there = await opened(tab, url, loaded);
    if (there && agents.page(tab) === undefined) await line.letGo(tab);
  } finally {
    passing.delete(tab);
    if (line.isHeld(tab)) line.stays(tab);
  }
}

/** Nobody is there to answer for: the lines open, those of pages that are kept only once the page was left. */
function leaveAll() {
  const kept = line.kept();
  line.letGoBut(kept.map(([tab]) => tab));
  for (const [tab] of kept) leave(tab);
}

/** The page that is kept makes way for itself, unless it does so already. */
function leave(tab) {
  const url = line.kept().find(([kept]) => kept === tab)?.[1];
  if (url === undefined || passing.has(tab)) return;
  line.putBack(tab);
  COMMANDS.navigate({ tab, url });
}

const COMMANDS = {
  async capture({ request, tab }) {
    const picked = await picture(tab, agents.sent(tab)).then((png) => ({ png }), (error) => ({ error: error.message }));
    report({ report: "captured", request, ...picked });
  },
  async navigate({ tab, url }) {
    try {
      if (line.holdsBack(tab)) {
        await line.tidies(tab);
        await leaveHeld(tab, bare(url));
      } else if (agents.page(tab)) await line.leaves(tab, agents.page(tab));
      const before = (await chrome.tabs.get(tab)).url ?? "";
      // What differs only behind "#" is the same document still, and it is wanted anew. Not by reloading: what made the document may
      // have been a form that was sent, and would be sent again. Its address without "#" is always fetched.
      if (url.includes("#") && bare(before) === bare(url)) await opened(tab, bare(url));
      await chrome.tabs.update(tab, { url });
    } catch (error) {
      console.warn("navigate:", error);
      report({ report: "not_injected", tab, message: word("page_not_loaded") });
    }
  },
  async open_page({ page, key, window }) {
    try {
      await show({ page, key, window }, state);
    } catch (error) {
      // What can't be seen can't be answered.
      report({ report: "page_closed", page, key });
      throw error;
    }
  },
  async close_page({ page, key }) {
    const name = `${page}:${key}`;
    const tab = state.pages.get(name);
    state.pages.delete(name);
    await state.save();
    if (tab !== undefined) await chrome.tabs.remove(tab);
  },
  async badge({ tab, badge: name }) {
    if (state.runs.has(tab)) state.runs.set(tab, name);
    await Promise.all([badge(tab, name), state.save()]);
  },
  keep_held({ tab, url }) {
    line.keep(tab, agents.document(tab), url);
  },
  hold_on({ tab }) {
    toAgents.take(tab, async () => agents.page(tab) && line.holdOn(tab, agents.page(tab)));
  },
  call_off({ tab }) {
    line.callOff(tab);
  },
  put_back({ tab }) {
    line.putBack(tab);
  },
  open_line({ tab }) {
    line.letGo(tab);
  },
  release({ tab }) {
    release(tab);
  },
};

function release(tab, closed = false) {
  state.runs.delete(tab);
  agents.forget(tab);
  if (closed) line.closed(tab);
  else if (line.isKept(tab)) leave(tab);
  else line.release(tab).catch((error) => console.warn("not let go:", error));
  state.save();
  rest();
}

chrome.tabs.onUpdated.addListener(async (tab, { status }) => {
  if (!status) return;
  await state.ready;
  if (!state.runs.has(tab) || passing.has(tab)) return;
  if (status === "loading") {
    badge(tab, state.runs.get(tab)); // a new document takes the old one's badge away
    // Runs as soon as the document is there. What goes wrong now is tried once more when it has loaded.
    agents.expect(tab, agents.inject(tab));
  } else if (await agents.missing(tab)) {
    await inject(tab, "left_site");
  }
});

chrome.tabs.onRemoved.addListener(async (tab) => {
  await state.ready;
  for (const [name, at] of state.pages) {
    if (at !== tab) continue;
    state.pages.delete(name);
    const [page] = name.split(":", 1);
    report({ report: "page_closed", page, key: name.slice(page.length + 1) });
  }
  if (state.runs.has(tab)) report({ report: "tab_closed", tab });
  release(tab, true);
});

/** The host ends a while after nobody needs it any more. */
async function rest() {
  clearTimeout(idle);
  await state.ready;
  const needed = () => state.runs.size + agents.size + pagePorts.size > 0;
  if (!needed()) idle = setTimeout(() => needed() || native.close(), IDLE_MS);
}
