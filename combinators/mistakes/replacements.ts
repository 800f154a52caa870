import type { TokenEdit } from "./edit.ts";
import type { FaultyText } from "./guide.ts";
import { newTokens } from "./new_tokens.ts";

/** Replaces a token by anything that fits, however different. */
export function replacements(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  if (faulty.tokens[at] === undefined) return [];
  const { replaces } = faulty.guide;
  return newTokens(faulty, expected)
    .filter((token) => replaces(faulty, at, token))
    .map((token) => ({
      why: "replaced",
      at,
      removed: 1,
      added: [token],
      cost: 2.5,
    }));
}
