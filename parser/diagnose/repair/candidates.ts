import { END_OF_TEXT, UNKNOWN } from "../../../combinators/mod.ts";
import {
  lettersApart,
  type NewToken,
} from "../../../combinators/mistakes/mod.ts";
import type { CardEdit } from "./edit.ts";
import { newToken } from "./new_token.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";
import { isArticleAt, withoutBraces, wordAt, writtenAs } from "./written.ts";

/** Replaces a token by something similar that fits. */
export function respellings(
  faulty: FaultyParagraph,
  at: number,
  expected: Iterable<string>,
  mostLetters?: number,
): CardEdit[] {
  const found = wordAt(faulty, at);
  if (found === "" || found === "\n") return [];
  const edits: CardEdit[] = [];
  for (const token of newTokens(faulty, expected)) {
    const fit = faulty.misfit(token.spelling) +
      articleMisfit(faulty, at, token) + numberMisfit(faulty, at, token);
    // An unused variable is better evidence than similar letters.
    const most = fit < 0 && found.startsWith("{") ? 1.9 : Infinity;
    const letters = unlikeness(found, token.spelling, mostLetters);
    const cost = Math.min(letters ?? most, most);
    if (cost === Infinity || isOddAfterArticle(faulty, at, token)) continue;
    edits.push({
      // An empty directive may stand for any.
      why: found === "{}" ? "replaced" : "respelled",
      at,
      removed: 1,
      added: [token],
      cost: cost + fit + intended(faulty, at, token),
    });
  }
  return edits;
}

/** A word of the grammar is more likely to be right. */
function intended(
  faulty: FaultyParagraph,
  at: number,
  { spelling }: NewToken,
): number {
  const found = wordAt(faulty, at);
  if (faulty.columns.ids[at] === UNKNOWN || !/^[a-z]/.test(found)) return 0;
  return found[0] === spelling[0] ? 0.4 : 0.8;
}

/** Inserts one token. */
export function insertions(
  faulty: FaultyParagraph,
  at: number,
  expected: Iterable<string>,
): CardEdit[] {
  // "pay" turns any cost into an effect, but is never what is missing.
  const wanted = [...expected].filter((word) => !/^pays?$/.test(word));
  return newTokens(faulty, wanted).map((token) => ({
    why: "inserted",
    at,
    removed: 0,
    added: [token],
    cost: insertionCost(token.spelling) + faulty.misfit(token.spelling) +
      articleMisfit(faulty, at - 1, token) + periodMisfit(faulty, at, token),
  }));
}

// How far before the failure a doubled word may be.
const REACH = 4;

/** Removes a doubled token at a position or shortly before it. */
export function doubled(faulty: FaultyParagraph, from: number): CardEdit[] {
  const edits: CardEdit[] = [];
  for (let at = from; at > 0 && at > from - REACH; at--) {
    const word = wordAt(faulty, at);
    if (word === "" || wordAt(faulty, at - 1) !== word) continue;
    edits.push({ why: "doubled", at, removed: 1, added: [], cost: 0.9 });
  }
  return edits;
}

/** Replaces a token by anything that fits, however different. */
export function replacements(
  faulty: FaultyParagraph,
  at: number,
  expected: Iterable<string>,
): CardEdit[] {
  const token = faulty.tokens[at];
  if (token === undefined) return [];
  // A word of the grammar may be wrong, but it does not stand for a directive.
  const isUnknown = faulty.columns.ids[at] === UNKNOWN;
  if (!isUnknown && !/^[a-z]{2,}$/.test(writtenAs(token))) return [];
  const wanted = isUnknown ? /[a-z]/ : /^[a-z]/;
  return newTokens(faulty, expected)
    .filter((each) =>
      wanted.test(each.spelling) && faulty.misfit(each.spelling) < 1 &&
      !isOddAfterArticle(faulty, at, each)
    )
    .map((each) => ({
      why: "replaced",
      at,
      removed: 1,
      added: [each],
      cost: 2.5,
    }));
}

const NEVER_AFTER_ARTICLE =
  /^(it|them|that|this|the|they|an?|your|each|all|(all|enem)ies|(event|card|character)s)$/;

/** Nobody means "a it" or "an an". */
function isOddAfterArticle(
  faulty: FaultyParagraph,
  at: number,
  { spelling }: NewToken,
): boolean {
  return isArticleAt(faulty, at - 1) && NEVER_AFTER_ARTICLE.test(spelling);
}

function newTokens(
  { spellings }: FaultyParagraph,
  expected: Iterable<string>,
): NewToken[] {
  const tokens: NewToken[] = [];
  for (const word of expected) {
    if (word === END_OF_TEXT) continue;
    const { id, value } = newToken(word);
    for (const spelling of spellings(word)) {
      tokens.push({ id, word, value, spelling });
    }
  }
  return tokens;
}

/** How many letters differ; missing or superfluous braces count as half a letter. */
function unlikeness(
  found: string,
  meant: string,
  mostLetters?: number,
): number | undefined {
  if (found === meant) return undefined;
  if (found === "{}") return meant.startsWith("{") ? 1 : undefined;
  const isOtherKind = found.startsWith("{") !== meant.startsWith("{");
  const letters = lettersApart(
    withoutBraces(found),
    withoutBraces(meant),
    mostLetters,
  );
  if (letters === undefined || !isOtherKind) return letters;
  return letters < 2 ? letters + 0.5 : undefined;
}

function insertionCost(spelling: string): number {
  if (/^[.,:\n]$/.test(spelling)) return 1.3;
  if (spelling === "a" || spelling === "an") return 1.4;
  return spelling.startsWith("{") ? 2 : 1.8;
}

/** A sentence starts with a capital; a lower-case word continues the previous one. */
function periodMisfit(
  { tokens, text }: FaultyParagraph,
  at: number,
  { spelling }: NewToken,
): number {
  const next = tokens[at];
  if (spelling !== "." || next === undefined) return 0;
  return /^\{?[a-z]/.test(text.slice(next.start, next.end)) ? 0.6 : 0;
}

/** "all enemy" can be read, but is not English. */
function numberMisfit(
  faulty: FaultyParagraph,
  at: number,
  { spelling }: NewToken,
): number {
  return wordAt(faulty, at - 1) === "all" &&
      /^(enemy|ally|card|character|event)$/.test(spelling)
    ? 1.5
    : 0;
}

/** "a" before a vowel, or "an" before a consonant, can be read but is not English. */
export function articleMisfit(
  faulty: FaultyParagraph,
  at: number,
  { spelling }: NewToken,
): number {
  if (spelling !== "a" && spelling !== "an") return 0;
  const isVowel = /^\{?[aeiou]/.test(wordAt(faulty, at + 1));
  return isVowel === (spelling === "an") ? 0 : 0.1;
}
