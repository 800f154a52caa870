import { END } from "../../combinators/mod.ts";
import { type DialectName, DIALECTS } from "../../dialects/mod.ts";
import { type DialectChoice, directiveValue } from "../../lexer/mod.ts";
import { markIds, type Marks, type PlacedColumns } from "../columns.ts";
import {
  areAllUsed,
  boundValue,
  type BoundValues,
  forgetUse,
  readBindings,
} from "./bindings.ts";
import { Cut, cutCard, type Cuts, dropCut, MOST_KEPT, newCuts } from "./cut.ts";
import { applyDialect, pronounIds } from "./differences.ts";
import {
  directiveAt,
  Evidence,
  type KnownDirective,
  wordAt,
} from "./known_tokens.ts";

/** The tokens of a card as the grammar sees them, `END` around paragraphs. */
export interface CardColumns extends PlacedColumns {
  readonly ids: number[];
  readonly values: unknown[];
  starts: Int32Array;
  ends: Int32Array;
  /** How many tokens there are; entries after them are left over from other cards. */
  count: number;
  /** Whether it is certain that there is nothing to warn of. */
  hasNoWarnings: boolean;
}

// Overwritten by each card.
const cuts = newCuts();
const card: CardColumns = {
  ids: [],
  values: [],
  starts: cuts.starts,
  ends: cuts.ends,
  count: 0,
  hasNoWarnings: true,
};

/**
 * Cuts a card that has no mistakes: what `tokenize`, `resolve`, `paragraphs` and
 * `columns` make of it together, without an object for each token. The next
 * card overwrites it.
 */
export function cardColumns(
  text: string,
  variables: string,
  choice: DialectChoice = "auto",
): CardColumns | undefined {
  const bound = readBindings(variables);
  if (bound === undefined) return undefined;
  cutCard(text, cuts);
  if (card.ids.length > MOST_KEPT) card.ids.length = card.values.length = 0;
  return choice === "auto"
    ? columnsInEither(text, bound)
    : columnsIn(choice, Evidence.none, text, bound);
}

// The dialect of the latest card: that of the next one, mostly.
let latest: DialectName = "classic";

const NOT_CLASSIC = Evidence.rlf | Evidence.unknown;
const NOT_RLF = Evidence.classic | Evidence.unknown;

/** A text is classic unless something in it, or its variables, is not. */
function columnsInEither(
  text: string,
  bound: BoundValues,
): CardColumns | undefined {
  if (latest === "rlf") {
    const found = columnsIn("rlf", NOT_RLF, text, bound);
    // What shows the dialect may also be missing from the text by now.
    if ((shown & Evidence.rlf) !== 0) return found;
    forgetUse(bound);
  }
  latest = "classic";
  const found = columnsIn("classic", NOT_CLASSIC, text, bound);
  if (found !== undefined) return found;
  forgetUse(bound);
  latest = "rlf";
  return columnsIn("rlf", NOT_RLF, text, bound);
}

// What the directives show about the dialect of a text, as far as it is read.
let shown: number = Evidence.none;

/** Reads the tokens as in a dialect, up to one that shows another. */
function columnsIn(
  dialect: DialectName,
  other: number,
  text: string,
  bound: BoundValues,
): CardColumns | undefined {
  shown = Evidence.none;
  if (DIALECTS[dialect].hasSilent) dropSilent(text, dialect);
  const marked = markIds();
  for (let i = 0; i < cuts.count; i++) {
    if (cuts.kinds[i] !== Cut.directive) {
      if (!addToken(text, i, marked)) return undefined;
    } else if (!addDirective(text, i, bound, dialect)) {
      return undefined;
    }
    if ((shown & other) !== 0) return undefined;
  }
  set(cuts.count, END, undefined);
  applyDialect(dialect, card.ids, cuts.count);
  card.starts = cuts.starts;
  card.ends = cuts.ends;
  card.count = cuts.count;
  card.hasNoWarnings = areAllUsed(bound) && (shown & Evidence.odd) === 0;
  return card;
}

/** Leaves out what is not read: whether line breaks stand alone depends on it. */
function dropSilent(text: string, dialect: DialectName): void {
  for (let i = cuts.count - 1; i >= 0; i--) {
    if (cuts.kinds[i] !== Cut.directive) continue;
    if (directiveAt(text, cuts, i, dialect).kind !== "silent") continue;
    dropCut(cuts, i);
    shown |= Evidence[dialect];
  }
}

function set(i: number, id: number, value: unknown): true {
  card.ids[i] = id;
  card.values[i] = value;
  return true;
}

/** Adds what a token is in the grammar, unless there is something wrong with it. */
function addToken(
  text: string,
  i: number,
  { period, comma, colon, newline }: Marks,
): boolean {
  switch (cuts.kinds[i]) {
    case Cut.word: {
      const { id, value } = wordAt(text, cuts, i);
      return set(i, id, value);
    }
    case Cut.period:
      return set(i, period, undefined);
    case Cut.comma:
      return set(i, comma, undefined);
    case Cut.colon:
      return set(i, colon, undefined);
    case Cut.newline:
      return set(i, isAlone(cuts, i) ? newline : END, undefined);
    default:
      return false;
  }
}

function addDirective(
  text: string,
  i: number,
  bound: BoundValues,
  dialect: DialectName,
): boolean {
  const directive = directiveAt(text, cuts, i, dialect);
  const { id, kind, needs } = directive;
  shown |= directive.shows;
  if (kind === undefined || kind === "silent") return set(i, id, undefined);
  if (kind === "pronoun") return addPronoun(i, bound, needs);
  const value = valueFor(kind, needs, bound);
  return value !== undefined && set(i, id, value);
}

/** "it" for one, "them" for any other number. */
function addPronoun(
  i: number,
  bound: BoundValues,
  needs: KnownDirective["needs"],
): boolean {
  const value = boundValue(bound, needs[0]!); // It needs one.
  const { it, them } = pronounIds();
  return value !== undefined && set(i, value === 1 ? it : them, undefined);
}

/** One line break belongs to a paragraph; two or more stand around it. */
function isAlone({ count, kinds }: Cuts, i: number): boolean {
  return i > 0 && i < count - 1 &&
    kinds[i - 1] !== Cut.newline && kinds[i + 1] !== Cut.newline;
}

/** What a directive stands for, if its variables have values of its kind. */
function valueFor(
  kind: Exclude<KnownDirective["kind"], undefined | "pronoun" | "silent">,
  needs: KnownDirective["needs"],
  bound: BoundValues,
): unknown {
  const value = boundValue(bound, needs[0]!); // It needs one at least.
  // Most need no more, and stand for just that.
  if (needs.length === 1 || value === undefined) return value;
  const second = boundValue(bound, needs[1]!);
  return second === undefined
    ? undefined
    : directiveValue(kind, [value, second]);
}
