import { END } from "../../combinators/mod.ts";
import { directiveValue } from "../../lexer/mod.ts";
import { type Marks, marks, type PlacedColumns } from "../columns.ts";
import {
  areAllUsed,
  boundValue,
  type BoundValues,
  readBindings,
} from "./bindings.ts";
import { Cut, cut, type Cuts, MOST_KEPT, newCuts } from "./cut.ts";
import { directiveAt, type KnownDirective, wordAt } from "./known_tokens.ts";

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
): CardColumns | undefined {
  const bound = readBindings(variables);
  if (bound === undefined) return undefined;
  cut(text, cuts);
  if (card.ids.length > MOST_KEPT) card.ids.length = card.values.length = 0;
  const marked = marks();
  for (let i = 0; i < cuts.count; i++) {
    if (!addToken(text, i, bound, marked)) return undefined;
  }
  set(cuts.count, END, undefined);
  card.starts = cuts.starts;
  card.ends = cuts.ends;
  card.count = cuts.count;
  card.usesAll = areAllUsed(bound);
  return card;
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
  bound: BoundValues,
  { period, comma, colon, newline }: Marks,
): boolean {
  switch (cuts.kinds[i]) {
    case Cut.word: {
      const { id, value } = wordAt(text, cuts, i);
      return set(i, id, value);
    }
    case Cut.directive: {
      const directive = directiveAt(text, cuts, i);
      if (directive.kind === undefined) return set(i, directive.id, undefined);
      const value = valueFor(directive, bound);
      return value !== undefined && set(i, directive.id, value);
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

/** One line break belongs to a paragraph; two or more stand around it. */
function isAlone({ count, kinds }: Cuts, i: number): boolean {
  return i > 0 && i < count - 1 &&
    kinds[i - 1] !== Cut.newline && kinds[i + 1] !== Cut.newline;
}

/** What a directive stands for, if its variables have values of its kind. */
function valueFor(
  { kind, needs }: KnownDirective,
  bound: BoundValues,
): unknown {
  const value = boundValue(bound, needs[0]!); // It needs one at least.
  // Most need no more, and stand for just that.
  if (needs.length === 1 || value === undefined) return value;
  const second = boundValue(bound, needs[1]!);
  return second === undefined
    ? undefined
    : directiveValue(kind!, [value, second]);
}
