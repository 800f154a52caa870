import type { Rule } from "../../../combinators/mod.ts";
import type { Condition, ConditionOf, Conditions } from "../../ast/mod.ts";

/** The rules for each condition of a map; all are required. */
export type ConditionProductions<M> = {
  readonly [K in keyof M & keyof Conditions]:
    | Rules<ConditionOf<K>>
    | {
      /** Builds it where the words decide between several conditions. */
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
