import { END_OF_TEXT } from "../mod.ts";
import type { NewToken } from "./edit.ts";
import type { FaultyText } from "./guide.ts";

/** The tokens that some words of the grammar can be in a text. */
export function newTokens(
  { guide }: FaultyText,
  words: Iterable<string>,
): readonly NewToken[] {
  const tokens: NewToken[] = [];
  for (const word of words) {
    if (word !== END_OF_TEXT) tokens.push(...guide.tokensFor(word));
  }
  return tokens;
}
