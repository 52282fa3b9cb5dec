// Medians, tokens, and runs that take turns.
import { getEncoding } from "js-tiktoken";

const encoding = getEncoding("cl100k_base");

export const median = (values) => {
  const sorted = values.filter((v) => v != null).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** cl100k. A text of more than 200,000 characters is counted in three slices of 60,000 and scaled. */
export function tokens(text) {
  if (text == null) return null;
  if (text.length <= 200_000) return encoding.encode(text, [], []).length;
  let counted = 0;
  let length = 0;
  for (const from of [0, 0.45, 0.9]) {
    const slice = text.slice(Math.floor(text.length * from), Math.floor(text.length * from) + 60_000);
    counted += encoding.encode(slice, [], []).length;
    length += slice.length;
  }
  return Math.round((counted / length) * text.length);
}

/**
 * Rounds in which everybody has one turn, so that a busy machine is busy for all alike. `contenders`: [{ name, turn }]; a turn
 * gives { inside, ... }: milliseconds in the page. Its wall time is taken here. Who fails is out, and says why.
 */
export async function rounds(contenders, { warm, runs, budget }) {
  const results = new Map(contenders.map((c) => [c.name, { inside: [], wall: [], spent: 0 }]));
  for (let round = 0; round < warm + runs; round++) {
    for (const { name, turn } of contenders) {
      const result = results.get(name);
      if (result.failed || (result.spent > budget && result.wall.length >= 3)) continue;
      const start = performance.now();
      try {
        result.last = await turn();
      } catch (error) {
        result.failed = String(error.message ?? error).split("\n")[0].slice(0, 160);
        continue;
      }
      const took = result.last?.wall ?? performance.now() - start;
      result.spent += performance.now() - start;
      result.first ??= { wall: took, inside: result.last?.inside ?? null };
      if (round < warm) continue;
      result.wall.push(took);
      result.inside.push(result.last?.inside ?? null);
    }
  }
  return results;
}
