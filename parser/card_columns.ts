import { END } from "../combinators/mod.ts";
import {
  areAllUsed,
  boundValue,
  type BoundValues,
  Cut,
  cut,
  type Cuts,
  MOST_KEPT,
  type Need,
  newCuts,
  readBindings,
  TOKEN_WIDTH as WIDTH,
} from "../lexer/mod.ts";
import {
  COLON,
  COMMA,
  NEWLINE,
  PERIOD,
  type PlacedColumns,
} from "./columns.ts";
import { directiveAt, wordAt } from "./known_tokens.ts";

/** The tokens of a card as the grammar sees them, `END` around paragraphs. */
export interface CardColumns extends PlacedColumns {
  /** How many tokens there are; what stands behind is left from other cards. */
  count: number;
  /** Whether the text uses all variables. */
  usesAll: boolean;
}

// Overwritten by each card. To make them anew takes as long as to fill them.
const cuts = newCuts();
const card: CardColumns = {
  ids: [],
  values: [],
  places: cuts.table,
  count: 0,
  usesAll: true,
};

/**
 * Cuts a card that has no mistakes: what `tokenize`, `resolve`, `paragraphs` and
 * `columns` make of it together, without an object for each token. That takes
 * half the time. The next card overwrites it.
 */
export function cardColumns(
  text: string,
  variables: string,
): CardColumns | undefined {
  const bound = readBindings(variables);
  if (bound === undefined) return undefined;
  cut(text, cuts);
  card.places = cuts.table;
  if (card.ids.length > MOST_KEPT) card.ids.length = card.values.length = 0;
  for (let i = 0; i < cuts.count; i++) {
    if (!addToken(text, cuts, i, bound)) return undefined;
  }
  set(cuts.count, END, undefined);
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
  cuts: Cuts,
  i: number,
  bound: BoundValues,
): boolean {
  switch (cuts.table[i * WIDTH]) {
    case Cut.word: {
      const { id, value } = wordAt(text, cuts, i);
      return set(i, id, value);
    }
    case Cut.directive: {
      const { id, needs } = directiveAt(text, cuts, i);
      if (needs === undefined) return set(i, id, undefined);
      const value = valueFor(needs, bound);
      return value !== undefined && set(i, id, value);
    }
    case Cut.period:
      return set(i, PERIOD, undefined);
    case Cut.comma:
      return set(i, COMMA, undefined);
    case Cut.colon:
      return set(i, COLON, undefined);
    case Cut.newline:
      return set(i, isAlone(cuts, i) ? NEWLINE : END, undefined);
    default:
      return false;
  }
}

/** One line break belongs to a paragraph; two or more stand around it. */
function isAlone({ count, table }: Cuts, i: number): boolean {
  return i > 0 && i < count - 1 &&
    table[(i - 1) * WIDTH] !== Cut.newline &&
    table[(i + 1) * WIDTH] !== Cut.newline;
}

/** What a directive stands for, if its variables have values of its kind. */
function valueFor(needs: readonly Need[], bound: BoundValues): unknown {
  const [first, second] = needs;
  const value = boundValue(bound, first!); // It needs one at least.
  if (second === undefined || value === undefined) return value;
  const count = boundValue(bound, second);
  if (count === undefined) return undefined;
  return first!.kind === "Figment"
    ? { count, figment: value }
    : { count, subtype: value };
}
