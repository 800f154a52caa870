import {
  type FaultyText,
  type NewToken,
  usualInsertionCost,
  wordAt,
} from "../../combinators/mistakes/mod.ts";

const PRONOUNS = /^(?:it|they|them|he|she|him|her)$/;

/** What it costs to insert a token. */
export function insertionCost(
  faulty: FaultyText,
  at: number,
  { spelling }: NewToken,
): number {
  // A pronoun fits nearly everywhere, but is never what is missing.
  if (PRONOUNS.test(spelling)) return Infinity;
  // A comma is more often a forgotten "and".
  if (spelling === ",") return 2;
  if (/^(?:non-\w+|here)$/.test(spelling)) return 2.8;
  if (NOUNS.test(spelling)) return 2.6 + numberMisfit(faulty, at, spelling);
  return isDeterminer(spelling) && !/^an?$/.test(spelling)
    ? 1.6
    : usualInsertionCost(spelling);
}

// In "character gets", a determiner is missing rather than "cards".
const NOUNS = /^(?:card|character|item|location|action|song)s?$/;

/** "2 card" can be read, but is not English. */
function numberMisfit(
  faulty: FaultyText,
  at: number,
  spelling: string,
): number {
  const isSeveral = /\d/.test(wordAt(faulty, at - 1)) &&
    wordAt(faulty, at - 1) !== "1";
  return isSeveral && !spelling.endsWith("s") ? 0.1 : 0;
}

/** Whether a word before a noun says which cards are meant. */
export function isDeterminer(spelling: string): boolean {
  return /^(?:an?|the|this|that|chosen|each|another|your)$/.test(spelling);
}

/** "card" for "cards" may lack its article instead. */
export function otherNumber(
  faulty: FaultyText,
  at: number,
  { spelling }: NewToken,
): number {
  const found = wordAt(faulty, at);
  return `${found}s` === spelling || found === `${spelling}s` ? 0.8 : 0;
}
