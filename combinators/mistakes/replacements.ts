import type { TokenEdit } from "./edit.ts";
import type { FaultyText } from "./guide.ts";
import { editForEach } from "./edit_for_each.ts";

/** Replaces a token by anything that fits, however different. */
export function replacements(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  if (faulty.tokens[at] === undefined) return [];
  return editForEach(faulty, expected, (token) => ({
    why: "replaced",
    at,
    removed: 1,
    added: [token],
    cost: faulty.guide.replacementCost(faulty, at, token),
  }));
}
