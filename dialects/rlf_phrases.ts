import type { VariableKind } from "../ast/mod.ts";

/** What the grammar calls a number of cards, whatever is done with them. */
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
  /** The variable that says how many, unless it is told another. */
  readonly count: string;
}

const energy = integer("e", "e");
const cards = integer(CARD_COUNT, "c");
const spark = integer("s", "s");
const subtype: RlfPhrase = { kind: "subtype", base: "subtype", variable: "t" };
const figment: RlfPhrase = {
  kind: "figment",
  base: "a-figment",
  variable: "g",
};

/** Every phrase that reads one variable. */
export const PHRASES: ReadonlyMap<string, RlfPhrase> = new Map(Object.entries({
  cards,
  copies: integer("copies", "n"),
  count: integer("count", "n"),
  count_allies: integer("count-allies", "a"),
  discards: integer("discards", "d"),
  energy,
  figment,
  figments: figment,
  foresee: integer("foresee", "f"),
  kindle: integer("kindle", "k"),
  maximum_energy: integer("maximum-energy", "m"),
  multiply_by: integer("multiplyby", "n"),
  n_random_characters: integer("n-random-characters", "n"),
  points: integer("points", "p"),
  reclaim_for_cost: integer("reclaimforcost", "r"),
  spark,
  subtype,
  text_number: integer("text-number", "n"),
  this_turn_times: integer("this-turn-times", "n"),
  top_n_cards: { ...cards, variable: "v" },
  up_to_n_allies: integer("up-to-n-allies", "n"),
  up_to_n_cards: integer("up-to-n-cards", "n"),
  up_to_n_events: integer("up-to-n-events", "n"),
  // Other names for some of them, which nobody is advised to use.
  a_subtype: subtype,
  asubtype: subtype,
  c: cards,
  e: energy,
  plural_subtype: subtype,
  s: spark,
}));

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

function integer(base: string, variable: string): RlfPhrase {
  return { kind: "integer", base, variable };
}
