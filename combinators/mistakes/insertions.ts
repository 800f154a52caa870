import type { TokenEdit } from "./edit.ts";
import type { FaultyText } from "./guide.ts";
import { newTokens } from "./new_tokens.ts";

/** Inserts one token. */
export function insertions(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  const { insertionCost } = faulty.guide;
  return newTokens(faulty, expected).map((token): TokenEdit => ({
    why: "inserted",
    at,
    removed: 0,
    added: [token],
    cost: insertionCost(faulty, at, token),
  })).filter(({ cost }) => cost < Infinity);
}

/** What it costs to insert a mark, an article, or another word. */
export function usualInsertionCost(spelling: string): number {
  if (!/[a-z\d]/i.test(spelling)) return 1.3;
  return /^an?$/.test(spelling) ? 1.4 : 1.8;
}
