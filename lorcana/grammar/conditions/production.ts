import type { Rule } from "../../../combinators/mod.ts";
import type { Condition, ConditionOf, Conditions } from "../../ast/mod.ts";

/** How each condition of a map is read: one left out does not compile. */
export type ConditionProductions<M> = {
  readonly [K in keyof M & keyof Conditions]:
    | Rules<ConditionOf<K>>
    | {
      /** Which of several conditions it is depends on the words: this decides. */
      readonly madeBy: (...parts: never[]) => Condition;
    };
};

type Rules<T> = readonly [Rule<T>, ...Rule<T>[]];

/** All rules among the productions. */
export function conditionsIn<M>(
  productions: ConditionProductions<M>,
): readonly Rule<Condition>[] {
  const all: readonly (
    | readonly Rule<Condition>[]
    | { readonly madeBy: unknown }
  )[] = Object.values(productions);
  return all.flatMap((one) => "madeBy" in one ? [] : one);
}
