import type { VariableKind } from "../../ast/internal.ts";

/** The grammar's name for a number of cards, whatever happens to them. */
export const CARD_COUNT = "card-count";

/** A phrase that stands for the value of one variable. */
export interface RlfPhrase {
  readonly kind: Lowercase<VariableKind>;
  /** The name under which the grammar knows it. */
  readonly base: string;
  /** The variable it reads unless it is told another. */
  readonly variable: string;
}

/** A phrase that stands for a number of something. */
export interface Compound {
  readonly kind: "figment-count" | "subtype-count";
  readonly base: string;
  /** The variable that says of what, whatever the arguments are. */
  readonly type: string;
  /** The variable that says how many, unless an argument names another. */
  readonly count: string;
}

/** The phrases for numbers, with the variable that each reads. */
const NUMBERS = {
  cards: "c",
  copies: "n",
  count: "n",
  count_allies: "a",
  discards: "d",
  energy: "e",
  foresee: "f",
  kindle: "k",
  maximum_energy: "m",
  multiply_by: "n",
  n_random_characters: "n",
  points: "p",
  reclaim_for_cost: "r",
  spark: "s",
  text_number: "n",
  this_turn_times: "n",
  top_n_cards: "v",
  up_to_n_allies: "n",
  up_to_n_cards: "n",
  up_to_n_events: "n",
  // Other names for some of them, which are never suggested.
  c: "c",
  e: "e",
  s: "s",
};

/** The names of those that are called something else in the grammar. */
const BASES: { readonly [phrase: string]: string } = {
  c: CARD_COUNT,
  cards: CARD_COUNT,
  energy: "e",
  multiply_by: "multiplyby",
  reclaim_for_cost: "reclaimforcost",
  spark: "s",
  top_n_cards: CARD_COUNT,
};

const numbers = Object.entries(NUMBERS).map(([phrase, variable]) => {
  const base = BASES[phrase] ?? phrase.replaceAll("_", "-");
  return [phrase, { kind: "integer", base, variable }] as const;
});

const figment = { kind: "figment", base: "a-figment", variable: "g" } as const;
const subtype = { kind: "subtype", base: "subtype", variable: "t" } as const;

/** The names of the phrases for one value. */
export type PhraseName = keyof typeof NUMBERS | "figments" | "subtype";

/** Every phrase that reads one variable. */
export const PHRASES: ReadonlyMap<string, RlfPhrase> = new Map<
  string,
  RlfPhrase
>([
  ...numbers,
  ...Object.entries({
    figment,
    figments: figment,
    subtype,
    // These are never suggested either.
    a_subtype: subtype,
    asubtype: subtype,
    plural_subtype: subtype,
  }),
]);

/** Every phrase that reads two variables. */
export const COMPOUNDS: ReadonlyMap<string, Compound> = new Map(
  Object.entries({
    count_allied_subtype: {
      kind: "subtype-count",
      base: "count-allied-subtype",
      type: "t",
      count: "a",
    },
    n_figments: {
      kind: "figment-count",
      base: "n-figments",
      type: "g",
      count: "n",
    },
  }),
);
