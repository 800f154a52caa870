import { UNKNOWN } from "../../../combinators/mod.ts";
import {
  type FaultyText,
  GUESS,
  lettersApart,
  type MistakeGuide,
  type NewToken,
  usualInsertionCost,
  withoutBraces,
  wordAt,
} from "../../../combinators/mistakes/mod.ts";
import type { FaultyCard } from "./faulty_card.ts";
import { isArticleAt } from "./written.ts";

/** How likely each edit of a card's text is. */
export function costsFor(
  { misfit, dialect }: FaultyCard,
): Pick<
  MistakeGuide,
  | "insertionCost"
  | "leastEarlier"
  | "misfit"
  | "replacementCost"
  | "standsForAny"
  | "unlikeness"
> {
  const misfitAt = (faulty: FaultyText, at: number, token: NewToken) =>
    misfit(token.spelling) + articleMisfit(faulty, at, token) +
    numberMisfit(faulty, at, token);
  return {
    insertionCost: (faulty, at, token) =>
      insertionCost(token.spelling) + misfit(token.spelling) +
      articleMisfit(faulty, at - 1, token) + periodMisfit(faulty, at, token),
    misfit: misfitAt,
    unlikeness: (faulty, at, { spelling }, most) => {
      const found = wordAt(faulty, at);
      const letters = unlikeness(found, spelling, most);
      // An unused variable is better evidence than similar letters.
      return misfit(spelling) < 0 && found.startsWith("{")
        ? Math.min(letters ?? Infinity, 1.9)
        : letters;
    },
    standsForAny: ({ spelling }) => spelling === "{}",
    leastEarlier: (faulty, at) => {
      const found = wordAt(faulty, at);
      return found.startsWith("{") || dialect.knows(found) ? 0 : KNOWN_WORD;
    },
    replacementCost: (faulty, at, token) =>
      replaces(faulty, at, token) && misfitAt(faulty, at, token) < 1
        ? GUESS
        : Infinity,
  };
}

// The cost of a missing mark; other edits before a word that could be read cost
// more. Finding out what else is expected there takes longer than everything else,
// so it is skipped if a cheaper edit is known.
const KNOWN_WORD = 1.8;

function insertionCost(spelling: string): number {
  // "pay" turns any cost into an effect, but is never what is missing.
  if (/^pays?$/.test(spelling)) return Infinity;
  return spelling.startsWith("{") ? 2 : usualInsertionCost(spelling);
}

/** Something unknown may be anything, a word of the grammar only a word. */
function replaces(
  faulty: FaultyText,
  at: number,
  { spelling }: NewToken,
): boolean {
  return faulty.columns.ids[at] === UNKNOWN
    ? /[a-z]/.test(spelling)
    : /^[a-z]/.test(spelling) && /^[a-z]{2,}$/.test(wordAt(faulty, at));
}

/** How many letters differ; missing or superfluous braces count as half a letter. */
function unlikeness(
  found: string,
  meant: string,
  most: number | undefined,
): number | undefined {
  if (found === "{}") return meant.startsWith("{") ? 1 : undefined;
  const isOtherKind = found.startsWith("{") !== meant.startsWith("{");
  const letters = lettersApart(
    withoutBraces(found),
    withoutBraces(meant),
    most,
  );
  if (letters === undefined || !isOtherKind) return letters;
  return letters < 2 ? letters + 0.5 : undefined;
}

/** A sentence starts with a capital; a lower-case word continues the previous one. */
function periodMisfit(
  { tokens, text }: FaultyText,
  at: number,
  { spelling }: NewToken,
): number {
  const next = tokens[at];
  if (spelling !== "." || next === undefined) return 0;
  return /^\{?[a-z]/.test(text.slice(next.start, next.end)) ? 0.6 : 0;
}

const NEVER_AFTER_ARTICLE =
  /^(it|them|that|this|the|they|an?|your|each|all|(all|enem)ies|(event|card|character)s)$/;

/** "all enemy" can be read, but is not English; nobody means "a it" or "an an". */
function numberMisfit(
  faulty: FaultyText,
  at: number,
  { spelling }: NewToken,
): number {
  const isOne = /^(enemy|ally|card|character|event)$/.test(spelling);
  if (isOne && wordAt(faulty, at - 1) === "all") return 1.5;
  return isArticleAt(faulty, at - 1) && NEVER_AFTER_ARTICLE.test(spelling)
    ? Infinity
    : 0;
}

/** "a" before a vowel, or "an" before a consonant, can be read but is not English. */
function articleMisfit(
  faulty: FaultyText,
  at: number,
  { spelling }: NewToken,
): number {
  if (spelling !== "a" && spelling !== "an") return 0;
  const isVowel = /^\{?[aeiou]/.test(wordAt(faulty, at + 1));
  return isVowel === (spelling === "an") ? 0 : 0.1;
}
