// One after the other: while something of a tab takes its time, what comes after it for the same tab waits.
export class Turns {
  #last = new Map();

  /** Does it at once, unless something of this tab is still under way. */
  take(tab, task) {
    const before = this.#last.get(tab);
    const done = before ? before.then(task) : task();
    if (!(done instanceof Promise)) return;
    const mine = done.catch((error) => console.warn("a message was lost:", error));
    this.#last.set(tab, mine);
    mine.then(() => this.#last.get(tab) === mine && this.#last.delete(tab));
  }
}
