import type { NewToken, TokenEdit } from "../../combinators/mistakes/mod.ts";
import { newTokens } from "./new_tokens.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** Inserts one token. */
export function insertions(
  faulty: FaultyParagraph,
  at: number,
  expected: Iterable<string>,
): TokenEdit[] {
  // A pronoun fits nearly everywhere, but is never what is missing.
  const wanted = [...expected].filter((word) => !PRONOUNS.test(word));
  return newTokens(faulty, at, wanted).map((token) => ({
    why: "inserted",
    at,
    removed: 0,
    added: [token],
    cost: insertionCost(token.spelling) + numberMisfit(faulty, at, token),
  }));
}

const PRONOUNS = /^(?:it|they|them|he|she|him|her)$/;

/** "2 card" can be read, but is not English. */
function numberMisfit(
  { tokens }: FaultyParagraph,
  at: number,
  { spelling }: NewToken,
): number {
  const number = tokens[at - 1]?.number ?? 1;
  return number !== 1 && NOUNS.test(`${spelling}s`) ? 0.1 : 0;
}

function insertionCost(spelling: string): number {
  // A comma is more often a forgotten "and".
  if (!/[a-z]/i.test(spelling)) return spelling === "," ? 2 : 1.3;
  if (/^an?$/.test(spelling)) return 1.4;
  if (isDeterminer(spelling)) return 1.6;
  if (/^(?:non-\w+|here)$/.test(spelling)) return 2.8;
  return NOUNS.test(spelling) ? 2.6 : 1.8;
}

// In "character gets", a determiner is missing rather than "cards".
const NOUNS = /^(?:card|character|item|location|action|song)s?$/;

/** Whether a word before a noun says which cards are meant. */
export function isDeterminer(spelling: string): boolean {
  return /^(?:an?|the|this|that|chosen|each|another|your)$/.test(spelling);
}
