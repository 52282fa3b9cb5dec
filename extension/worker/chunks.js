// Puts messages together that were too long for one frame. A piece that doesn't fit is an error, never a guess.
const MAX_PIECES = 128; // 64 MiB in pieces of 512 KB
const MAX_OPEN = 4;

export class Chunks {
  #open = new Map();

  /** The text of the message that this piece completes, or null. */
  add({ id, index, total, data }) {
    if (!Number.isInteger(total) || total < 1 || total > MAX_PIECES) throw new RangeError(`a message of ${total} pieces`);
    if (index === 0) {
      this.#open.set(id, { total, pieces: [] });
      if (this.#open.size > MAX_OPEN) this.#open.delete(this.#open.keys().next().value); // stale: its end never came
    }
    const message = this.#open.get(id);
    if (!message || message.total !== total || index !== message.pieces.length) {
      this.#open.delete(id);
      throw new RangeError(`piece ${index} of ${total} out of order`);
    }
    message.pieces.push(data);
    if (message.pieces.length < total) return null;
    this.#open.delete(id);
    return message.pieces.join("");
  }
}
