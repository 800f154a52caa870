import type { CardSubtype, FigmentType } from "./card.ts";
import type { U32 } from "./number.ts";
import type { Sum } from "./sum.ts";

/** What a variable can stand for. */
export interface VariableValues {
  /** "cards: 2" */
  Integer: U32;
  /** "subtype: spirit-animal" */
  Subtype: CardSubtype;
  /** "figment: radiant" */
  Figment: FigmentType;
}

/** What sort of value a variable has. */
export type VariableKind = keyof VariableValues;

/** The value of a variable: `{ "Integer": 2 }`. */
export type VariableValue = Sum<VariableValues>;

/** A variable and what it stands for, as one record. */
export type Binding = {
  readonly [K in VariableKind]: {
    readonly name: string;
    readonly kind: K;
    readonly value: VariableValues[K];
  };
}[VariableKind];

/** The variables of a card by name, in the order in which they were bound. */
export type Bindings = ReadonlyMap<string, VariableValue>;
