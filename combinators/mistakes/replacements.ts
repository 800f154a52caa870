import type { NewToken, TokenEdit } from "./edit.ts";
import { wordAt } from "./faulty_text.ts";
import type { FaultyText } from "./guide.ts";
import { newTokens } from "./new_tokens.ts";

/** Replaces a token by anything that fits, however different. */
export function replacements(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  if (faulty.tokens[at] === undefined) return [];
  const { replaces = isWordForWord } = faulty.guide;
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

function isWordForWord(
  faulty: FaultyText,
  at: number,
  { spelling }: NewToken,
): boolean {
  return /^[a-z]/.test(wordAt(faulty, at)) && /^[a-z]/i.test(spelling);
}
