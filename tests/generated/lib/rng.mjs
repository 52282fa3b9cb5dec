// A small seeded generator of numbers (mulberry32). `sub` gives an independent stream, so that one axis never shifts another.
export function hash(text) {
  let h = 2166136261;
  for (const ch of String(text)) h = Math.imul(h ^ ch.codePointAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

export class Rng {
  constructor(seed) { this.seed = String(seed); this.state = hash(this.seed); }
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  sub(name) { return new Rng(`${this.seed}/${name}`); }
  int(from, to) { return from + Math.floor(this.next() * (to - from + 1)); }
  chance(p) { return this.next() < p; }
  pick(list) { return list[Math.floor(this.next() * list.length)]; }
  shuffle(list) {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) { const j = this.int(0, i); [out[i], out[j]] = [out[j], out[i]]; }
    return out;
  }
  // [[value, weight], …]
  weighted(pairs) {
    let left = this.next() * pairs.reduce((sum, [, w]) => sum + w, 0);
    for (const [value, w] of pairs) { left -= w; if (left < 0) return value; }
    return pairs.at(-1)[0];
  }
}
