import { spelled, type TokenEdit } from "./edit.ts";
import { wordAt } from "./faulty_text.ts";
import type { FaultyText, LanguageGuide, MistakeGuide } from "./guide.ts";
import { insertions, usualInsertionCost } from "./insertions.ts";
import { lettersApart } from "./likeness.ts";
import { GUESS } from "./offered.ts";
import { capitalized, inCaseOf } from "./text_edit.ts";

/**
 * How mistakes are explained in a language of words, articles and sentences that
 * end in a period, if it has nothing to add.
 */
export const PLAIN_GUIDE: Omit<MistakeGuide, keyof LanguageGuide> = {
  glossary: () => new Map(),
  standsForAny: () => false,
  insertionCost: (_, __, { spelling }) => usualInsertionCost(spelling),
  misfit: () => 0,
  unlikeness: (faulty, at, { spelling }, most) =>
    lettersApart(wordAt(faulty, at), spelling.toLowerCase(), most),
  replacementCost: (faulty, at, { spelling }) =>
    /^[a-z]/.test(wordAt(faulty, at)) && /^[a-z]/i.test(spelling)
      ? GUESS
      : Infinity,
  leastEarlier: () => 0,
  likely: () => [],
  others: () => [],
  earlier: missingArticles,
  reconsider: (_, failure) => failure,
  resume: ({ guide, tokens }, at) => ({
    at: guide.sentenceAt(tokens, at).end,
    rule: guide.laterSentences,
  }),
  inCase: inUsualCase,
};

// A word that could be read is less likely to lack something before it.
const READ = 0.5;

function missingArticles(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  const articles = [...expected].filter((word) => /^(?:an?|the)$/.test(word));
  return insertions(faulty, at, articles)
    .map((edit) => ({ ...edit, cost: edit.cost + READ }));
}

function inUsualCase(
  faulty: FaultyText,
  edit: TokenEdit,
  written: string,
): string {
  const meant = spelled(edit);
  if (edit.why === "respelled" && !/[A-Z]/.test(meant)) {
    return inCaseOf(written, meant);
  }
  const isCapital = written === ""
    ? /^[.•"]?$/.test(wordAt(faulty, edit.at - 1))
    : /^[A-Z]/.test(written);
  return isCapital && /^[a-z]/.test(meant) ? capitalized(meant) : meant;
}
