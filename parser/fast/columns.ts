import { END } from "../../combinators/mod.ts";
import { type DialectName, DIALECTS } from "../../lexer/dialects/mod.ts";
import { type DialectChoice, directiveValue } from "../../lexer/internal.ts";
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
  /** Whether it is certain that there are no warnings. */
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
 * Splits a card without mistakes into columns. The result is that of `tokenize`,
 * `resolve`, `paragraphs` and `columns` together, but without an object for each
 * token. The next card overwrites it.
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

// The dialect of the latest card. The next card mostly has the same.
let latest: DialectName = "classic";

const NOT_CLASSIC = Evidence.rlf | Evidence.unknown;
const NOT_RLF = Evidence.classic | Evidence.unknown;

/** Tries both dialects: a text is classic unless a directive or a variable is not. */
function columnsInEither(
  text: string,
  bound: BoundValues,
): CardColumns | undefined {
  if (latest === "rlf") {
    const found = columnsIn("rlf", NOT_RLF, text, bound);
    // Without evidence in this text, the dialect of the latest card does not
    // count.
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

// What the directives read so far show about the dialect, as in `Evidence`.
let shown: number = Evidence.none;

/** Reads the tokens in a dialect, up to one that belongs to another. */
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

/** Removes silent directives, since a line break beside one counts as alone. */
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

/** Adds the id of a token; `false` if something is wrong with it. */
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
  const value = boundValue(bound, needs[0]!); // A pronoun needs one value.
  const { it, them } = pronounIds();
  return value !== undefined && set(i, value === 1 ? it : them, undefined);
}

/** One line break is part of a paragraph; two or more separate paragraphs. */
function isAlone({ count, kinds }: Cuts, i: number): boolean {
  return i > 0 && i < count - 1 &&
    kinds[i - 1] !== Cut.newline && kinds[i + 1] !== Cut.newline;
}

/**
 * The value of a directive; `undefined` if its variables lack values of the right
 * kinds.
 */
function valueFor(
  kind: Exclude<KnownDirective["kind"], undefined | "pronoun" | "silent">,
  needs: KnownDirective["needs"],
  bound: BoundValues,
): unknown {
  const value = boundValue(bound, needs[0]!); // A value needs one variable at least.
  // Most need no other, and have the value of that one.
  if (needs.length === 1 || value === undefined) return value;
  const second = boundValue(bound, needs[1]!);
  return second === undefined
    ? undefined
    : directiveValue(kind, [value, second]);
}
