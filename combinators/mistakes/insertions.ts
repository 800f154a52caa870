import type { TokenEdit } from "./edit.ts";
import type { FaultyText } from "./guide.ts";
import { editForEach } from "./edit_for_each.ts";

/** Inserts one token. */
export function insertions(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  return editForEach(faulty, expected, (token) => ({
    why: "inserted",
    at,
    removed: 0,
    added: [token],
    cost: faulty.guide.insertionCost(faulty, at, token),
  }));
}

/** What it costs to insert a mark, an article, or another word. */
export function usualInsertionCost(spelling: string): number {
  if (!/[a-z\d]/i.test(spelling)) return 1.3;
  return /^an?$/.test(spelling) ? 1.4 : 1.8;
}
