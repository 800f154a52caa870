import type { CardSubtype, FigmentType } from "./card.ts";
import type { U32 } from "./number.ts";
import type { VariableKind, VariableValues } from "./variable.ts";

/** "{n-figments}": how many of which. */
export interface FigmentCount {
  /** How many. */
  readonly count: U32;
  /** Of which kind. */
  readonly figment: FigmentType;
}

/** "{count-allied-subtype}": how many of which. */
export interface SubtypeCount {
  /** How many. */
  readonly count: U32;
  /** Of which subtype. */
  readonly subtype: CardSubtype;
}

/** For every kind of variable, the kind of directive that stands for its value. */
export type SingleValues = {
  [K in VariableKind as Lowercase<K>]: VariableValues[K];
};

/** What directives stand for, by their kind. */
export interface DirectiveValues extends SingleValues {
  /** "{n-figments}" */
  "figment-count": FigmentCount;
  /** "{count-allied-subtype}" */
  "subtype-count": SubtypeCount;
}

/** What sort of value a directive stands for. */
export type DirectiveKind = keyof DirectiveValues;

/**
 * The kinds of variables that each kind of directive reads, in order.
 *
 * @category Tree
 */
export const VARIABLES_READ: {
  readonly [K in DirectiveKind]: readonly VariableKind[];
} = {
  "integer": ["Integer"],
  "subtype": ["Subtype"],
  "figment": ["Figment"],
  "figment-count": ["Figment", "Integer"],
  "subtype-count": ["Subtype", "Integer"],
};

/** A directive that reads variables. */
export interface Directive<K extends DirectiveKind = DirectiveKind> {
  /** What it stands for. */
  readonly kind: K;
  /** The variables it reads, in the order of `VARIABLES_READ`. */
  readonly reads: K extends keyof SingleValues ? readonly [string]
    : readonly [string, string];
  /** The variable it reads if the first has no value. */
  readonly otherwise?: string;
}

/**
 * Every directive that reads variables, spelled as the serializer writes it. In a
 * text, case does not matter, and a number may follow: {cards2}. The lexer and
 * the serializer need no more than a row here.
 *
 * @category Tree
 */
export const DIRECTIVES = {
  "a-figment": { kind: "figment", reads: ["figment"] },
  "a-subtype": { kind: "subtype", reads: ["subtype"] },
  "ASubtype": { kind: "subtype", reads: ["subtype"] },
  "cards": { kind: "integer", reads: ["cards"] },
  "cards-numeral": { kind: "integer", reads: ["cards"] },
  "copies": { kind: "integer", reads: ["number"] },
  "count": { kind: "integer", reads: ["count"] },
  "count-allied-subtype": {
    kind: "subtype-count",
    reads: ["subtype", "allies"],
  },
  "count-allies": { kind: "integer", reads: ["allies"] },
  "discards": { kind: "integer", reads: ["discards"] },
  "e": { kind: "integer", reads: ["e"] },
  "e-": { kind: "integer", reads: ["e-"], otherwise: "e" },
  "figments": { kind: "figment", reads: ["figment"] },
  "foresee": { kind: "integer", reads: ["foresee"] },
  "it-or-them": { kind: "integer", reads: ["number"] },
  "kindle": { kind: "integer", reads: ["k"] },
  "maximum-energy": { kind: "integer", reads: ["max"] },
  "MultiplyBy": { kind: "integer", reads: ["number"] },
  "n-figments": { kind: "figment-count", reads: ["figment", "number"] },
  "n-random-characters": { kind: "integer", reads: ["number"] },
  "plural-subtype": { kind: "subtype", reads: ["subtype"] },
  "points": { kind: "integer", reads: ["points"] },
  "reclaim-for-cost": { kind: "integer", reads: ["reclaim"] },
  "ReclaimForCost": { kind: "integer", reads: ["reclaim"] },
  "s": { kind: "integer", reads: ["s"] },
  "subtype": { kind: "subtype", reads: ["subtype"] },
  "text-number": { kind: "integer", reads: ["number"] },
  "this-turn-times": { kind: "integer", reads: ["number"] },
  "top-n-cards": { kind: "integer", reads: ["to-void"] },
  "up-to-n-allies": { kind: "integer", reads: ["number"] },
  "up-to-n-cards": { kind: "integer", reads: ["number"] },
  "up-to-n-events": { kind: "integer", reads: ["number"] },
} as const satisfies { readonly [name: string]: AnyDirective };

/** A directive of any one kind. */
export type AnyDirective = { [K in DirectiveKind]: Directive<K> }[
  DirectiveKind
];

/** The name of a directive of the table. */
export type DirectiveName = keyof typeof DIRECTIVES;

/** The names of the directives of a kind. */
export type DirectiveNameOf<K extends DirectiveKind> = {
  [N in DirectiveName]: (typeof DIRECTIVES)[N]["kind"] extends K ? N : never;
}[DirectiveName];

/** What a directive of the table stands for. */
export type DirectiveValue<N extends DirectiveName> =
  DirectiveValues[(typeof DIRECTIVES)[N]["kind"]];

/**
 * The name of `{mode1-cost}`, `{mode2-cost}` and so on in a grammar. Each reads
 * the variable of its own name.
 *
 * @category Tree
 */
export const MODE_COST = "mode-cost";
