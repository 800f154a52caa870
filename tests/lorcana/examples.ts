import type { Condition, Effect, Filters } from "../../lorcana/mod.ts";

/** A text, what it means, and how it is printed if that differs. */
export interface Example<T> {
  readonly text: string;
  readonly tree: T;
  readonly canonical?: string;
}

/** At least one example for each effect of a map: one left out does not compile. */
export type EffectExamples<M> = {
  readonly [K in keyof M]: Several<Effect>;
};

/** At least one example for each condition of a map. */
export type ConditionExamples<M> = {
  readonly [K in keyof M]: Several<Condition>;
};

type Several<T> = readonly [Example<T>, ...Example<T>[]];

/** A noun phrase for each filter. */
export type FilterExamples = { readonly [K in keyof Filters]: string };
