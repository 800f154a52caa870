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
} from "../../../combinators/repair/mod.ts";
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

/** The likeliest edit that makes a sentence readable, or more of it. */
export function findRepair(
  paragraph: FaultyParagraph,
  failureThere: FailedRun,
  from: number,
): CardRepair | undefined {
  if (paragraph.tokens.length === 0) return undefined;
  // Where an ability may end, a line break wants to be a blank line.
  const isLineBreak = paragraph.tokens[failureThere.at]?.kind === "newline";
  if (isLineBreak && failureThere.expected.has(END_OF_TEXT)) return undefined;
  const { faulty, failure, start } = excerptAt(paragraph, failureThere, from);
  return shifted(likeliest(faulty, failure, candidatesIn(faulty)), start);
}

/** The likeliest directive in place of one that has no value. */
export function replaceDirective(
  paragraph: FaultyParagraph,
  at: number,
): CardRepair | undefined {
  const outcome = explainEdit(paragraph, mask(at));
  if (outcome === undefined || outcome.ok) return undefined;
  const columns = apply(paragraph.columns, mask(at));
  // If the text is broken before the place, its own sentence has to do.
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

/** The directive with a value that fits, if there is just one. */
function onlyDirective(
  faulty: FaultyParagraph,
  { at, expected }: FailedRun,
): CardRepair | undefined {
  const edits = replacements(faulty, at, expected)
    .filter((edit) => isBoundDirective(faulty, edit));
  const repair = cheapestRepair(faulty, edits);
  return repair?.rivals === undefined ? repair : undefined;
}

/** One that has no value either would not help. */
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

// How far before a failure a phrase of another game may begin.
const PHRASE = 5;

/** The edits of rules text for a place, and what is expected there. */
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

// A word that was read is less likely to be wrong than one that was not.
const KNOWN = 0.5;
const MOST_EARLIER = 1.6;
// Two wrong letters cost more than that, whatever else speaks for them.
const MOST_LETTERS = 1;

function earlierEdits(
  faulty: FaultyParagraph,
  at: number,
  expected: ReadonlySet<string>,
): CardEdit[] {
  const respelled = respellings(faulty, at, expected, MOST_LETTERS)
    .filter(({ cost }) => cost < MOST_EARLIER);
  // To try every word everywhere would take long: verbs stand at the start.
  const wanted = startsEffect(faulty, at)
    ? expected
    : [...expected].filter(isArticle);
  const added = insertions(faulty, at, wanted);
  return [...respelled, ...added]
    .map((edit) => ({ ...edit, cost: edit.cost + KNOWN }));
}

/**
 * What an edit costs at least at a place where everything was read. To find out
 * what else can stand there takes longer than all the rest, so it is not done
 * where a cheaper edit is known.
 */
function leastEarlier(faulty: FaultyParagraph, at: number): number {
  const found = wordAt(faulty, at);
  const mayBeDirective = found.startsWith("{") || faulty.dialect.knows(found);
  return mayBeDirective ? 0 : KNOWN_WORD;
}

// Before a word that was read, a mark is missing; another letter costs more.
const KNOWN_WORD = 1.8;

/** Behind a trigger, a cost, "you may" or "then", a verb may be missing. */
function startsEffect(faulty: FaultyParagraph, at: number): boolean {
  return /^([.,:\n]?|may|then|and|to|\{(judgment|materialized|dissolved|banished)\})$/
    .test(wordAt(faulty, at - 1));
}

function isArticle(word: string): boolean {
  return word === "a" || word === "an" || word === "the";
}
