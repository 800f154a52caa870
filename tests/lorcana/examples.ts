import type {
  Condition,
  Conditions,
  Effect,
  Effects,
  Filters,
} from "../../lorcana/mod.ts";

/** A text, what it means, and how it is printed if that differs. */
export interface Example<T> {
  readonly text: string;
  readonly tree: T;
  readonly canonical?: string;
}

/** At least one example for each effect: leave one out and it does not compile. */
export type EffectExamples = {
  readonly [K in keyof Effects]: readonly [
    Example<Effect>,
    ...Example<Effect>[],
  ];
};

/** At least one example for each condition. */
export type ConditionExamples = {
  readonly [K in keyof Conditions]: readonly [
    Example<Condition>,
    ...Example<Condition>[],
  ];
};

/** A noun phrase for each filter. */
export type FilterExamples = { readonly [K in keyof Filters]: string };
