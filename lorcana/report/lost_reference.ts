import type { Token, Tokens } from "../text/token.ts";

// Only these words can refer to nothing: pronouns fall back to this card.
const WORDS: ReadonlySet<string> = new Set(["that", "those", "the"]);

/** The word of a reference to a card that was never spoken of. */
export function lostReference({ tokens }: Tokens): Token | undefined {
  return tokens.find(({ text }) => WORDS.has(text.toLowerCase())) ?? tokens[0];
}
