// The held line: while an unasked press happens, nothing that could change anything at a server gets out of its tab.
// Session rules of declarativeNetRequest do it. Tried in Chromium 156 with activeTab only: with the permission "declarativeNetRequest" they
// block requests to every host; with "…WithHostAccess" those to other hosts than the tab's get out.
import { forgetStorage, putStorageBack, rememberStorage, strikeFromStorage, tidyStorage } from "./memory.js";
import { holdSockets, keptBack, releaseSockets } from "./sockets.js";

const READS = ["get", "head", "options"];
const METHODS = ["connect", "delete", "get", "head", "options", "other", "patch", "post", "put"];
const SOCKETS = ["websocket", "webtransport"];
const TYPES = [
  "main_frame", "sub_frame", "stylesheet", "script", "image", "font", "object", "xmlhttprequest", "ping", "csp_report", "media",
  "webbundle", "other",
];
/** What a press that goes on to another page may still send: the form that takes it there, to this address, whatever its query. */
const onlyTo = (address) => `^${address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(\\?.*)?$`;
const CHANGES = METHODS.filter((method) => !READS.includes(method));
/** What a page asks for while it stands. A blocked document would show an error page, and the tab's grant would be lost. */
const PARTS = TYPES.filter((type) => type !== "main_frame");
const ofParts = ({ resourceTypes, ...rest }) => ({ ...rest, resourceTypes: resourceTypes.filter((type) => type !== "main_frame") });
const ofDocuments = (condition) => ({ ...condition, resourceTypes: ["main_frame"] });
const asksForDocuments = ({ resourceTypes }) => resourceTypes.includes("main_frame");
const NO_TAB = -1;
/** What a page still sends when it is gone. */
const beacons = (tab, host) => {
  const of = { resourceTypes: ["ping"] };
  return [{ ...of, tabIds: [tab] }, { ...of, tabIds: [NO_TAB], initiatorDomains: [host] }];
};

/** What is tried again after it was blocked must not get out either, before the page has made way for the next one. */
const LINGERS_MS = 30_000;
/** What a page says on its way out. */
const LEAVES_MS = 2_000;
/** A page may save a choice, or what it makes of any other press, of its own accord some moments later. */
const SAVES_MS = 3_000;

const rules = () => chrome.declarativeNetRequest;

/** What a tab is held by. `owes`: something was blocked since this document came, as far as is told; `moments`: those in which its page may
 * still act of its own accord, and `waiting` is who waits for them to pass; `saves`: nothing was blocked so far, so that the page may be left
 * at once; `tried`: what may be a deed was tried in this document, by this press or an earlier one; `goesOn`: a document may still be asked
 * for; `kept`: { document, leaveTo }. */
const HELD = {
  request: undefined, timer: undefined, answered: false, lingers: false, steps: false, moments: false, saves: false, silent: false, owes: false,
  tried: false, goesOn: false, addresses: [], kept: undefined,
};

export class HeldLine {
  /** Tab → HELD, with { ids, since, reads, host, waiting }. */
  #held = new Map();
  #next = 1;
  /** Tab → the page in which something was approved last: what it says on its way out may be that. */
  #approvedIn = new Map();
  /** Tab → the request of what was approved last, where that isn't known to be the last step. */
  #steps = new Map();
  /** Nothing of an earlier worker is left behind. */
  #ready = this.#clear();

  async #clear() {
    const left = (await rules()?.getSessionRules()) ?? [];
    if (left.length > 0) await rules().updateSessionRules({ removeRuleIds: left.map(({ id }) => id) });
  }

  /** Comes back when the rules stand; fails where they can't. `page`: the address of the tab's document; `hold`: as in `Hold`; `leavesTo`:
   * where a step may send its form. */
  async hold(tab, request, page, hold = "press", leavesTo = undefined) {
    await this.#ready;
    const host = new URL(page).hostname;
    const conditions = await this.#changesFrom(tab, host);
    const before = this.#held.get(tab);
    // What only reads was blocked in this document, and may be tried again.
    const silent = hold === "silent" || (hold !== "step" && before?.owes && before.silent);
    const changes = conditions.length;
    if (silent) {
      const reads = { requestMethods: READS, resourceTypes: PARTS };
      conditions.push({ ...reads, tabIds: [tab] }, { ...reads, tabIds: [NO_TAB], initiatorDomains: [host] });
    }
    const addRules = this.#blocking(conditions);
    const steps = hold === "step";
    if (steps && leavesTo) {
      const condition = { tabIds: [tab], requestMethods: CHANGES, resourceTypes: ["main_frame"], regexFilter: onlyTo(leavesTo) };
      addRules.push({ id: this.#next++, priority: 2, action: { type: "allow" }, condition });
    }
    const ids = addRules.map(({ id }) => id);
    const reads = silent ? ids.slice(changes, changes + 2) : [];
    const since = Date.now();
    // What an earlier press left held goes only when this one's rules stand.
    clearTimeout(before?.timer);
    await rules().updateSessionRules({ addRules, removeRuleIds: before?.ids ?? [] });
    // Its page was left meanwhile.
    const meanwhile = this.#held.get(tab);
    if (meanwhile && meanwhile !== before) await rules().updateSessionRules({ removeRuleIds: meanwhile.ids });
    const lingers = !["press", "silent"].includes(hold);
    if (before) this.#letsSave(before);
    const marked = before?.owes || before?.tried;
    const tried = before?.tried || (lingers && !steps);
    this.#held.set(tab, {
      ...HELD, ids, request, since, answered: steps, lingers, steps, silent, reads, host, owes: before?.owes, tried, waiting: [],
    });
    // The next page ends it, as soon as that is there; nobody asks what was blocked until then.
    if (steps) this.letGoIn(tab, LINGERS_MS);
    // What was written for what was blocked or tried before is none of what stands there by right.
    await Promise.all([holdSockets(tab), marked ? undefined : rememberStorage(tab)]);
  }

  /** Everything from a page, or from whoever sends it for the page, that could change something. */
  async #changesFrom(tab, host) {
    const others = (await chrome.tabs.query({})).map(({ id }) => id);
    return [
      { tabIds: [tab], requestMethods: CHANGES, resourceTypes: TYPES },
      { tabIds: [tab], resourceTypes: SOCKETS },
      // What a service worker of the site passes on for the page belongs to no tab.
      { tabIds: [NO_TAB], initiatorDomains: [host], requestMethods: CHANGES, resourceTypes: TYPES },
      // Nothing is opened beside it.
      { excludedTabIds: [...others, NO_TAB], initiatorDomains: [host], resourceTypes: ["main_frame"] },
    ];
  }

  #blocking(conditions) {
    return conditions.map((condition) => ({ id: this.#next++, action: { type: "block" }, condition }));
  }

  /** After an approved press whose page has drawn the next step: what it sends by itself from now on was no part of that. `goesOn`: the
   * press may still be on its way to the page that tells of it. */
  async holdOn(tab, page, goesOn = false) {
    await this.#ready;
    const host = new URL(page).hostname;
    const conditions = await this.#changesFrom(tab, host);
    const before = this.#held.get(tab);
    if (before?.goesOn && !goesOn) return this.#goesNoFurther(before, conditions);
    if (before) return;
    const held = { ...HELD, moments: true, saves: true, goesOn };
    const parts = conditions.map(ofParts).filter(({ resourceTypes }) => resourceTypes.length > 0);
    const stand = this.#add(tab, host, held, goesOn ? parts : conditions);
    this.letGoIn(tab, SAVES_MS, () => this.#saved(tab, held));
    await Promise.all([stand, holdSockets(tab), rememberStorage(tab)]);
  }

  async #goesNoFurther(held, conditions) {
    held.goesOn = false;
    const addRules = this.#blocking(conditions.filter(asksForDocuments).map(ofDocuments));
    held.ids.push(...addRules.map(({ id }) => id));
    await rules().updateSessionRules({ addRules });
  }

  /** A page that is left for an address says nothing on its way out, unless that may be what somebody approved there. */
  async leaves(tab, page) {
    await this.#ready;
    if (this.isHeld(tab) || this.#approvedIn.get(tab) === page) return;
    const host = new URL(page).hostname;
    const stand = this.#add(tab, host, { ...HELD, saves: true }, beacons(tab, host));
    // The next page ends it, as soon as that is there.
    this.letGoIn(tab, LINGERS_MS);
    await stand;
  }

  /** Held without a press that waits for its answer. */
  #add(tab, host, held, conditions) {
    const addRules = this.#blocking(conditions);
    this.#held.set(tab, Object.assign(held, { ids: addRules.map(({ id }) => id), host, since: Date.now(), answered: true, reads: [], waiting: [] }));
    return rules().updateSessionRules({ addRules });
  }

  /** What was approved opens the line, once the moments are over in which the page may still act of its own accord: what it does then isn't
   * mixed with that. False where it was called off, or its page went, in the meantime. */
  async opensFor(tab, page, step = undefined) {
    const held = this.#held.get(tab);
    const passed = !held?.moments || (await new Promise((resolve) => held.waiting.push(resolve)));
    if (!passed) return false;
    this.#approvedIn.set(tab, page);
    this.#steps.set(tab, step);
    await this.letGo(tab);
    return true;
  }

  /** Something else was drawn in place of what `request` pressed: a step is done with that, as far as can be told before anybody has read it. */
  async drew(tab, page, request) {
    if (this.#steps.get(tab) !== request || page === undefined) return;
    this.#steps.delete(tab);
    await this.holdOn(tab, page, true);
  }

  /** What waits to be pressed isn't any more. */
  callOff(tab) {
    const waiting = this.#held.get(tab)?.waiting.splice(0) ?? [];
    for (const wake of waiting) wake(false);
  }

  isHeld(tab) {
    return this.#held.has(tab);
  }

  /** Something was blocked in its document, or may be tried there again: that has to be gone before the next page is asked for. */
  holdsBack(tab) {
    return this.isHeld(tab) && !this.#held.get(tab).saves;
  }

  /** The answer to `request` is there, and the tab was held for it. */
  answers(tab, request) {
    const held = this.#held.get(tab);
    return held !== undefined && !held.answered && held.request === request;
  }

  /** `addresses`: what the press would have sent. How many requests were blocked; null where the browser doesn't say (it lets itself be asked 20 times in ten minutes). */
  async answered(tab, addresses = []) {
    const held = this.#held.get(tab);
    held.answered = true;
    const [requests, messages] = await Promise.all([this.#blocked(tab, held), keptBack(tab)]);
    const blocked = requests === null && messages > 0 ? messages : requests === null ? null : requests + messages;
    held.owes ||= blocked !== 0;
    if (held.owes) await strikeFromStorage(tab, addresses);
    Object.assign(held, { moments: true, addresses });
    const passed = () => this.#saved(tab, held);
    if (this.#stays(held)) this.letGoIn(tab, SAVES_MS, passed);
    else {
      held.saves = !held.silent;
      this.#letRead(tab, SAVES_MS, passed);
    }
    return blocked;
  }

  /** Longer than the moments after its answer. */
  #stays({ owes, lingers, tried }) {
    return owes || lingers || tried;
  }

  /** Some moments have passed. What was blocked meanwhile may be tried again. */
  async #saved(tab, held) {
    if (!this.#stays(held)) {
      const blocked = await this.#blocked(tab, held);
      if (this.#held.get(tab) !== held) return;
      if (!blocked) {
        this.#letsSave(held, true);
        return this.#isOver(tab);
      }
      held.owes = true;
      await strikeFromStorage(tab, held.addresses);
    }
    if (this.#held.get(tab) !== held) return;
    this.letGoIn(tab, LINGERS_MS);
    this.#letsSave(held, true);
  }

  /** `passed`: these moments are over; else something else came in between. */
  #letsSave(held, passed = false) {
    held.moments = held.saves = false;
    for (const wake of held.waiting.splice(0)) wake(passed);
  }

  async #blocked(tab, { ids, since }) {
    try {
      const { rulesMatchedInfo } = await rules().getMatchedRules({ tabId: tab, minTimeStamp: since });
      return rulesMatchedInfo.filter(({ rule }) => ids.includes(rule.ruleId)).length;
    } catch (error) {
      console.warn("not told what was blocked:", error);
      return null;
    }
  }

  /** Somebody is asked about what was held in this document: no time ends it. Who can't be asked any more leaves the page, for an address. */
  keep(tab, document, leaveTo) {
    const held = this.#held.get(tab);
    if (!held) return;
    clearTimeout(held.timer);
    this.#letsSave(held, true);
    held.kept = { document, leaveTo };
  }

  isKept(tab) {
    return this.#held.get(tab)?.kept !== undefined;
  }

  isKeptIn(tab, document) {
    return this.isKept(tab) && this.#held.get(tab).kept.document === document;
  }

  /** The tabs that are kept so, each with the address to leave them for. */
  kept() {
    return [...this.#held].filter(([tab]) => this.isKept(tab)).map(([tab, { kept }]) => [tab, kept.leaveTo]);
  }

  /** The page that a step was pressed on is gone, or one that nothing was blocked of: what the next one asks its server for is its own.
   * The old one may still send a beacon. */
  async passesOn(tab) {
    const held = this.#held.get(tab);
    if (!held?.steps && !held?.saves) return;
    held.steps = false;
    this.#letsSave(held);
    const addRules = this.#blocking(beacons(tab, held.host));
    const removeRuleIds = held.ids;
    const own = addRules.map(({ id }) => id);
    held.ids = [...removeRuleIds, ...own];
    await rules().updateSessionRules({ addRules, removeRuleIds });
    held.ids = own;
    // Another one is held, or none, since then.
    if (this.#held.get(tab) !== held) await rules().updateSessionRules({ removeRuleIds: own });
  }

  /** What was tried there, and may be a deed, leaves no mark for the page that comes next. */
  async tidies(tab) {
    const held = this.#held.get(tab);
    if (held?.tried && !held.steps) await tidyStorage(tab);
  }

  /** Nobody approved anything meanwhile: what was tried came to nothing. */
  async #isOver(tab) {
    const held = this.#held.get(tab);
    await this.tidies(tab);
    if (this.#held.get(tab) === held) await this.letGo(tab);
  }

  /** The tab's run is over. */
  release(tab) {
    this.#approvedIn.delete(tab);
    this.#steps.delete(tab);
    return this.#isOver(tab);
  }

  /** What was held back counts as not pressed, and the page is about to be left. */
  putBack(tab) {
    if (this.isHeld(tab)) putStorageBack(tab);
  }

  /** The page that was to be left still stands. A line that never opens would break it for whoever stays on it. */
  stays(tab) {
    const held = this.#held.get(tab);
    if (held) held.kept = undefined;
    forgetStorage(tab);
    this.letGoIn(tab, LINGERS_MS);
  }

  /** The tab's agent is gone: its page is being left. One that is kept is so until its next document is there. */
  left(tab) {
    if (this.isKept(tab)) return;
    // What the next page asks for while it comes is its own.
    this.#letRead(tab, LEAVES_MS);
  }

  /** What only reads gets out at once, the rest after that time. */
  #letRead(tab, ms, then) {
    this.letGoIn(tab, ms, then);
    const reads = this.#held.get(tab)?.reads.splice(0) ?? [];
    if (reads.length > 0) rules().updateSessionRules({ removeRuleIds: reads });
  }

  /** Its tab was closed, with the browser or alone: what its page said last may still be under way, and belongs to no tab by then. */
  closed(tab) {
    this.#approvedIn.delete(tab);
    this.#steps.delete(tab);
    const held = this.#held.get(tab);
    if (held) held.kept = undefined;
    this.letGoIn(tab, LEAVES_MS);
  }

  letGoIn(tab, ms, then = () => this.#isOver(tab)) {
    const held = this.#held.get(tab);
    if (!held) return;
    clearTimeout(held.timer);
    held.timer = setTimeout(() => this.#held.get(tab) === held && then(), ms);
  }

  async letGo(tab) {
    const held = this.#held.get(tab);
    if (!held) return;
    clearTimeout(held.timer);
    this.#held.delete(tab);
    this.#letsSave(held);
    await Promise.all([rules().updateSessionRules({ removeRuleIds: held.ids }), releaseSockets(tab), forgetStorage(tab)]);
  }

  async letGoBut(kept) {
    const others = [...this.#held.keys()].filter((tab) => !kept.includes(tab));
    await Promise.all(others.map((tab) => this.letGo(tab)));
  }
}
