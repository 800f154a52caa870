import type { CollectionExpression, Predicate } from "../ast/mod.ts";
import { oneOf, type Rule } from "../combinators/mod.ts";
import { countAllies, digits, integer, pattern } from "./primitives.ts";
import { predicate } from "./target.ts";

const ALLY: Predicate = { Another: "Character" };

/** Several targets: how many, of what. */
export interface Collected<T = Predicate> {
  readonly target: T;
  readonly count: CollectionExpression;
}

/** "all allies", "any number of allies", "up to 2 allies"; never just one. */
export function collectedOf<T>(item: Rule<T>): Rule<Collected<T>> {
  return oneOf<Collected<T>>([
    pattern`all ${item}`.map(([target]) => ({ target, count: "All" })),
    pattern`all of ${item}`.map(([target]) => ({ target, count: "All" })),
    pattern`all but one ${item}`
      .map(([target]) => ({ target, count: "AllButOne" })),
    pattern`each other ${item}`
      .map(([target]) => ({ target, count: "EachOther" })),
    pattern`any number of ${item}`
      .map(([target]) => ({ target, count: "AnyNumberOf" })),
    pattern`up to ${digits} ${item}`
      .map(([n, target]) => ({ target, count: { UpTo: n } })),
    pattern`${digits} ${item}`
      .map(([n, target]) => ({ target, count: { Exactly: n } })),
    pattern`${digits} or more ${item}`
      .map(([n, target]) => ({ target, count: { OrMore: n } })),
  ]);
}

/** Several targets, in words alone. */
export const collectedInWords: Rule<Collected> = collectedOf(predicate);

/** Several targets, in words or by a directive: "{up-to-n-allies}". */
export const collected: Rule<Collected> = oneOf<Collected>([
  collectedInWords,
  pattern`${integer("up-to-n-allies")}`
    .map(([n]) => ({ target: ALLY, count: { UpTo: n } })),
  pattern`${countAllies}`
    .map(([n]) => ({ target: ALLY, count: { Exactly: n } })),
]);
