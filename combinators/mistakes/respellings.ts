import type { NewToken, TokenEdit } from "./edit.ts";
import { isUnknownAt, wordAt } from "./faulty_text.ts";
import type { FaultyText } from "./guide.ts";
import { editForEach } from "./edit_for_each.ts";

/** Replaces a token by something similar that fits. */
export function respellings(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
  most?: number,
): readonly TokenEdit[] {
  const token = faulty.tokens[at];
  if (token === undefined || token.spelling === "\n") return [];
  const { misfit, unlikeness, standsForAny } = faulty.guide;
  const why = standsForAny(token) ? "replaced" : "respelled";
  return editForEach(faulty, expected, (added) => {
    const letters = added.spelling === token.spelling
      ? undefined
      : unlikeness(faulty, at, added, most);
    const cost = letters === undefined
      ? Infinity
      : letters + intended(faulty, at, added) + misfit(faulty, at, added);
    return { why, at, removed: 1, added: [added], cost };
  });
}

/** A word of the language is more likely to be right. */
function intended(
  faulty: FaultyText,
  at: number,
  { spelling }: NewToken,
): number {
  const found = wordAt(faulty, at);
  if (isUnknownAt(faulty, at) || !/^[a-z]/.test(found)) return 0;
  return found[0] === spelling[0]?.toLowerCase() ? 0.4 : 0.8;
}
