import { END } from "../../combinators/mod.ts";
import type { DialectName } from "../../dialects/mod.ts";
import { type DialectChoice, directiveValue } from "../../lexer/mod.ts";
import { type Marks, marks, type PlacedColumns } from "../columns.ts";
import {
  areAllUsed,
  boundValue,
  type BoundValues,
  forgetUse,
  readBindings,
} from "./bindings.ts";
import { Cut, cut, type Cuts, dropCut, MOST_KEPT, newCuts } from "./cut.ts";
import { applyDialect, type Pronouns, pronouns } from "./differences.ts";
import {
  directiveAt,
  Evidence,
  evidenceAt,
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
  /** Whether the text uses all variables. */
  usesAll: boolean;
}

// Overwritten by each card.
const cuts = newCuts();
const card: CardColumns = {
  ids: [],
  values: [],
  starts: cuts.starts,
  ends: cuts.ends,
  count: 0,
  usesAll: true,
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
  cut(text, cuts);
  if (card.ids.length > MOST_KEPT) card.ids.length = card.values.length = 0;
  if (choice !== "auto") return columnsIn(choice, text, bound);
  switch (evidenceIn(text)) {
    case Evidence.classic:
      return columnsIn("classic", text, bound);
    case Evidence.rlf:
      return columnsIn("rlf", text, bound);
    case Evidence.none:
      return columnsIn("classic", text, bound) ?? inOtherDialect(text, bound);
    default:
      return undefined;
  }
}

/** A text whose directives exist in both may have the variables of the other. */
function inOtherDialect(
  text: string,
  bound: BoundValues,
): CardColumns | undefined {
  forgetUse(bound);
  return columnsIn("rlf", text, bound);
}

/** What all directives of a text show about its dialect. */
function evidenceIn(text: string): number {
  let found: number = Evidence.none;
  for (let i = 0; i < cuts.count; i++) {
    if (cuts.kinds[i] === Cut.directive) found |= evidenceAt(text, cuts, i);
  }
  return found;
}

function columnsIn(
  dialect: DialectName,
  text: string,
  bound: BoundValues,
): CardColumns | undefined {
  const reading = { text, dialect, bound, marked: marks(), words: pronouns() };
  for (let i = 0; i < cuts.count; i++) {
    if (!addToken(i, reading)) return undefined;
  }
  set(cuts.count, END, undefined);
  applyDialect(dialect, card.ids, cuts.count);
  card.starts = cuts.starts;
  card.ends = cuts.ends;
  card.count = cuts.count;
  card.usesAll = areAllUsed(bound);
  return card;
}

/** A card while its tokens are added. */
interface CardReading {
  readonly text: string;
  readonly dialect: DialectName;
  readonly bound: BoundValues;
  readonly marked: Marks;
  readonly words: Pronouns;
}

function set(i: number, id: number, value: unknown): true {
  card.ids[i] = id;
  card.values[i] = value;
  return true;
}

/** Adds what a token is in the grammar, unless there is something wrong with it. */
function addToken(i: number, reading: CardReading): boolean {
  const { period, comma, colon, newline } = reading.marked;
  switch (cuts.kinds[i]) {
    case Cut.word: {
      const { id, value } = wordAt(reading.text, cuts, i);
      return set(i, id, value);
    }
    case Cut.directive:
      return addDirective(i, reading);
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

function addDirective(i: number, reading: CardReading): boolean {
  const { text, dialect, bound, words } = reading;
  const directive = directiveAt(text, cuts, i, dialect);
  switch (directive.kind) {
    case undefined:
      return set(i, directive.id, undefined);
    case "silent":
      dropCut(cuts, i);
      return i === cuts.count || addToken(i, reading);
    case "pronoun": {
      const value = boundValue(bound, directive.needs[0]!); // It has one need.
      if (value === undefined) return false;
      return set(i, value === 1 ? words.it : words.them, undefined);
    }
    default: {
      const value = valueFor(directive.kind, directive.needs, bound);
      return value !== undefined && set(i, directive.id, value);
    }
  }
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
