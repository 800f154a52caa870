import { deepStrictEqual } from "node:assert/strict";
import { lexCard, tokenize } from "../../lexer/internal.ts";
import { faultyTokens } from "../../parser/diagnose/faulty_tokens.ts";

/** Texts without the opening brace at ‹, which are cut as if it were there. */
const UNOPENED: readonly string[] = [
  "‹judgment} Draw {cards}.",
  "Draw ‹cards}.",
  "Draw ‹cards}. Gain ‹e}.",
  "Allies have +‹s} spark.",
  "{Banish} a non-‹subtype} enemy.",
  "Draw {cards}.‹kindle}.",
  "{Judgment}‹kindle}.",
  "Gain ‹e}}.",
  "Draw ‹cards}s.",
  "{Discover} ‹@a subtype($t)}.",
  "{Materialize} ‹n_figments($n, $g)}.",
];

for (const text of UNOPENED) {
  Deno.test(`faultyTokens() reads a directive from the ‹ on: ${text}`, () => {
    const opened = tokenize(text.replaceAll("‹", "{")).value;
    const found = faultyTokens(lexCard(text.replaceAll("‹", ""), "")).tokens;
    const starts = [...text.matchAll(/‹/g)].map(({ index }, i) => index - i);
    deepStrictEqual(
      found,
      opened.map((token) => ({
        ...token,
        start: unopened(token.start, starts),
        end: unopened(token.end, starts),
      })),
    );
  });
}

/** A place in the text with all braces, as one in the text without some. */
function unopened(place: number, starts: readonly number[]): number {
  return place - starts.filter((start, i) => start + i < place).length;
}

/** Texts in which a brace closes nothing. */
const STRAY: readonly string[] = [
  "Draw xcards}.",
  "} Draw {cards}.",
  "Draw {cards}}.",
  "Draw. cards }.",
];

for (const text of STRAY) {
  Deno.test(`faultyTokens() leaves a brace alone that closes nothing: ${text}`, () => {
    deepStrictEqual(faultyTokens(lexCard(text, "")), {
      tokens: tokenize(text).value,
      errors: [],
    });
  });
}
