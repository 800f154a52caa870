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
import type { Scene } from "./scene.ts";
import { valueEdits } from "./values.ts";
import { wordAt, writtenAs } from "./written.ts";

/** The likeliest edit that makes a sentence readable, or more of it. */
export function findRepair(
  paragraph: Scene,
  failureThere: FailedRun,
  from: number,
): CardRepair | undefined {
  if (paragraph.tokens.length === 0) return undefined;
  // Where an ability may end, a line break wants to be a blank line.
  const isLineBreak = paragraph.tokens[failureThere.at]?.kind === "newline";
  if (isLineBreak && failureThere.expected.has(END_OF_TEXT)) return undefined;
  const { scene, failure, start } = excerptAt(paragraph, failureThere, from);
  return shifted(likeliest(scene, failure, candidatesIn(scene)), start);
}

/** The likeliest directive in place of one that has no value. */
export function replaceDirective(
  paragraph: Scene,
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
  const { scene, failure, start } = excerptAt(masked, failureThere, 0);
  const edits = respellings(scene, failure.at, failure.expected)
    .filter((edit) => isBoundDirective(scene, edit));
  const repair = cheapestRepair(scene, edits) ??
    onlyDirective(scene, failure) ??
    furthestRepair(scene, edits);
  return shifted(repair, start);
}

/** The directive with a value that fits, if there is just one. */
function onlyDirective(
  scene: Scene,
  { at, expected }: FailedRun,
): CardRepair | undefined {
  const edits = replacements(scene, at, expected)
    .filter((edit) => isBoundDirective(scene, edit));
  const repair = cheapestRepair(scene, edits);
  return repair?.rivals === undefined ? repair : undefined;
}

/** One that has no value either would not help. */
function isBoundDirective({ misfit }: Scene, { added }: CardEdit): boolean {
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
function candidatesIn(scene: Scene): Candidates<CardEdit> {
  return {
    respelled: (at, expected) => [
      ...respellings(scene, at, expected),
      ...foreignBefore(scene, at),
      ...valueEdits(scene, at),
      ...doubled(scene, at),
      ...pluralEdits(scene, at),
    ],
    others: (at, expected) => [
      ...insertions(scene, at, expected),
      ...removal(scene, at),
      ...isMark(scene, at - 1) ? removal(scene, at - 1) : [],
      ...swap(scene, at, writtenAs),
      ...swap(scene, at + 1, writtenAs),
      ...at >= scene.tokens.length - 1 ? scopeEdits(scene) : [],
    ],
    replaced: (at, expected) => replacements(scene, at, expected),
    leastEarlier: (at) => leastEarlier(scene, at),
    earlier: (at, expected) => earlierEdits(scene, at, expected),
    isOffered: (repair) => isOffered(scene, repair),
  };
}

/** "Draw {cards},." fails at the period, though the comma is wrong. */
function isMark(scene: Scene, at: number): boolean {
  return /^[.,:]$/.test(wordAt(scene, at));
}

function foreignBefore(scene: Scene, at: number): CardEdit[] {
  return Array.from({ length: PHRASE }, (_, back) => at - back)
    .flatMap((place) => foreignEdits(scene, place));
}

// A word that was read is less likely to be wrong than one that was not.
const KNOWN = 0.5;
const MOST_EARLIER = 1.6;
// Two wrong letters cost more than that, whatever else speaks for them.
const MOST_LETTERS = 1;

function earlierEdits(
  scene: Scene,
  at: number,
  expected: ReadonlySet<string>,
): CardEdit[] {
  const respelled = respellings(scene, at, expected, MOST_LETTERS)
    .filter(({ cost }) => cost < MOST_EARLIER);
  // To try every word everywhere would take long: verbs stand at the start.
  const wanted = startsEffect(scene, at)
    ? expected
    : [...expected].filter(isArticle);
  const added = insertions(scene, at, wanted);
  return [...respelled, ...added]
    .map((edit) => ({ ...edit, cost: edit.cost + KNOWN }));
}

/**
 * What an edit costs at least at a place where everything was read. To find out
 * what else can stand there takes longer than all the rest, so it is not done
 * where a cheaper edit is known.
 */
function leastEarlier(scene: Scene, at: number): number {
  const found = wordAt(scene, at);
  const mayBeDirective = found.startsWith("{") || scene.dialect.knows(found);
  return mayBeDirective ? 0 : KNOWN_WORD;
}

// Before a word that was read, a mark is missing; another letter costs more.
const KNOWN_WORD = 1.8;

/** Behind a trigger, a cost, "you may" or "then", a verb may be missing. */
function startsEffect(scene: Scene, at: number): boolean {
  return /^([.,:\n]?|may|then|and|to|\{(judgment|materialized|dissolved|banished)\})$/
    .test(wordAt(scene, at - 1));
}

function isArticle(word: string): boolean {
  return word === "a" || word === "an" || word === "the";
}
