// What must outlive the worker, kept for as long as the browser runs: which tabs have a run and what their button
// shows, and which of our own pages stand in which tab.
const KEY = "state";

export class State {
  /** Tab id → badge. */
  runs = new Map();
  /** "ask:KEY" → tab id. */
  pages = new Map();
  ready = this.#load();

  async #load() {
    const { runs = [], pages = [] } = (await chrome.storage.session.get(KEY))[KEY] ?? {};
    for (const [tab, badge] of runs) if (!this.runs.has(tab)) this.runs.set(tab, badge);
    for (const [name, tab] of pages) if (!this.pages.has(name)) this.pages.set(name, tab);
  }

  save() {
    return chrome.storage.session.set({ [KEY]: { runs: [...this.runs], pages: [...this.pages] } });
  }
}
