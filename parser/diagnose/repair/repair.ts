import { END_OF_TEXT, type FailedRun } from "../../../combinators/mod.ts";
import {
  apply,
  type Candidates,
  cheapestRepair,
  explainEdit,
  furthestRepair,
  likeliest,
  mask,
  removal,
  swap,
} from "../../../combinators/mistakes/mod.ts";
import {
  doubled,
  insertions,
  replacements,
  respellings,
} from "./candidates.ts";
import type { CardEdit, CardRepair } from "./edit.ts";
import { excerptAt } from "./excerpt.ts";
import { foreignEdits } from "./foreign.ts";
import { isOffered } from "./offered.ts";
import { pluralEdits } from "./plural.ts";
import { scopeEdits } from "./scope.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";
import { valueEdits } from "./values.ts";
import { wordAt, writtenAs } from "./written.ts";

/** The likeliest edit that makes a sentence readable, or at least more of it. */
export function findRepair(
  paragraph: FaultyParagraph,
  failureThere: FailedRun,
  from: number,
): CardRepair | undefined {
  if (paragraph.tokens.length === 0) return undefined;
  // If an ability may end at a line break, a blank line was meant.
  const isLineBreak = paragraph.tokens[failureThere.at]?.kind === "newline";
  if (isLineBreak && failureThere.expected.has(END_OF_TEXT)) return undefined;
  const { faulty, failure, start } = excerptAt(paragraph, failureThere, from);
  return shifted(likeliest(faulty, failure, candidatesIn(faulty)), start);
}

/** The likeliest replacement for a directive without a value. */
export function replaceDirective(
  paragraph: FaultyParagraph,
  at: number,
): CardRepair | undefined {
  const outcome = explainEdit(paragraph, mask(at));
  if (outcome === undefined || outcome.ok) return undefined;
  const columns = apply(paragraph.columns, mask(at));
  // If the text fails before the directive, its own sentence has to do.
  const failureThere = outcome.at === at
    ? outcome
    : { ...outcome, at, expected: new Set<string>() };
  const masked = { ...paragraph, columns };
  const { faulty, failure, start } = excerptAt(masked, failureThere, 0);
  const edits = respellings(faulty, failure.at, failure.expected)
    .filter((edit) => isBoundDirective(faulty, edit));
  const repair = cheapestRepair(faulty, edits) ??
    onlyDirective(faulty, failure) ??
    furthestRepair(faulty, edits);
  return shifted(repair, start);
}

/** The only directive with a value that fits, if there is exactly one. */
function onlyDirective(
  faulty: FaultyParagraph,
  { at, expected }: FailedRun,
): CardRepair | undefined {
  const edits = replacements(faulty, at, expected)
    .filter((edit) => isBoundDirective(faulty, edit));
  const repair = cheapestRepair(faulty, edits);
  return repair?.rivals === undefined ? repair : undefined;
}

/** Another directive without a value would not help. */
function isBoundDirective(
  { misfit }: FaultyParagraph,
  { added }: CardEdit,
): boolean {
  const spelling = added[0]?.spelling ?? "";
  return spelling.startsWith("{") && misfit(spelling) < 1;
}

/** A repair of an excerpt as one of the paragraph. */
function shifted(
  repair: CardRepair | undefined,
  start: number,
): CardRepair | undefined {
  return repair &&
    { ...repair, edit: { ...repair.edit, at: repair.edit.at + start } };
}

// How far before a failure a phrase of another game may start.
const PHRASE = 5;

/** The edits of rules text for a position and what is expected there. */
function candidatesIn(faulty: FaultyParagraph): Candidates<CardEdit> {
  return {
    respelled: (at, expected) => [
      ...respellings(faulty, at, expected),
      ...foreignBefore(faulty, at),
      ...valueEdits(faulty, at),
      ...doubled(faulty, at),
      ...pluralEdits(faulty, at),
    ],
    others: (at, expected) => [
      ...insertions(faulty, at, expected),
      ...removal(faulty, at),
      ...isMark(faulty, at - 1) ? removal(faulty, at - 1) : [],
      ...swap(faulty, at, writtenAs),
      ...swap(faulty, at + 1, writtenAs),
      ...at >= faulty.tokens.length - 1 ? scopeEdits(faulty) : [],
    ],
    replaced: (at, expected) => replacements(faulty, at, expected),
    leastEarlier: (at) => leastEarlier(faulty, at),
    earlier: (at, expected) => earlierEdits(faulty, at, expected),
    isOffered: (repair) => isOffered(faulty, repair),
  };
}

/** "Draw {cards},." fails at the period, though the comma is wrong. */
function isMark(faulty: FaultyParagraph, at: number): boolean {
  return /^[.,:]$/.test(wordAt(faulty, at));
}

function foreignBefore(faulty: FaultyParagraph, at: number): CardEdit[] {
  return Array.from({ length: PHRASE }, (_, back) => at - back)
    .flatMap((place) => foreignEdits(faulty, place));
}

// A word that could be read is less likely to be wrong.
const KNOWN = 0.5;
const MOST_EARLIER = 1.6;
// Two wrong letters always cost more than that.
const MOST_LETTERS = 1;

function earlierEdits(
  faulty: FaultyParagraph,
  at: number,
  expected: ReadonlySet<string>,
): CardEdit[] {
  const respelled = respellings(faulty, at, expected, MOST_LETTERS)
    .filter(({ cost }) => cost < MOST_EARLIER);
  // Trying every word everywhere would take too long; a missing verb can only be
  // at the start.
  const wanted = startsEffect(faulty, at)
    ? expected
    : [...expected].filter(isArticle);
  const added = insertions(faulty, at, wanted);
  return [...respelled, ...added]
    .map((edit) => ({ ...edit, cost: edit.cost + KNOWN }));
}

/**
 * The least that an edit costs at a position that could be read. Finding out what
 * else is expected there takes longer than everything else, so it is skipped if a
 * cheaper edit is known.
 */
function leastEarlier(faulty: FaultyParagraph, at: number): number {
  const found = wordAt(faulty, at);
  const mayBeDirective = found.startsWith("{") || faulty.dialect.knows(found);
  return mayBeDirective ? 0 : KNOWN_WORD;
}

// The cost of a missing mark; other edits before a word that could be read cost
// more.
const KNOWN_WORD = 1.8;

/** After a trigger, a cost, "you may" or "then", a verb may be missing. */
function startsEffect(faulty: FaultyParagraph, at: number): boolean {
  return /^([.,:\n]?|may|then|and|to|\{(judgment|materialized|dissolved|banished)\})$/
    .test(wordAt(faulty, at - 1));
}

function isArticle(word: string): boolean {
  return word === "a" || word === "an" || word === "the";
}
