import type { CollectionExpression, Predicate } from "../ast/mod.ts";
import { oneOf, type Rule } from "../combinators/mod.ts";
import { countAllies, digits, integer, pattern } from "./primitives.ts";
import { predicate } from "./target.ts";

/** Several targets: how many, of what. */
export interface Collected {
  readonly target: Predicate;
  readonly count: CollectionExpression;
}

const upToAllies = integer("up-to-n-allies");

/** "all allies", "any number of allies", "up to 2 allies"; never just one. */
export const collected: Rule<Collected> = oneOf<Collected>([
  pattern`all ${predicate}`.map(([target]) => ({ target, count: "All" })),
  pattern`all but one ${predicate}`
    .map(([target]) => ({ target, count: "AllButOne" })),
  pattern`each other ${predicate}`
    .map(([target]) => ({ target, count: "EachOther" })),
  pattern`any number of ${predicate}`
    .map(([target]) => ({ target, count: "AnyNumberOf" })),
  pattern`${upToAllies}`.map(([n]) => ({ target: ALLY, count: { UpTo: n } })),
  pattern`up to ${digits} ${predicate}`
    .map(([n, target]) => ({ target, count: { UpTo: n } })),
  pattern`${countAllies}`
    .map(([n]) => ({ target: ALLY, count: { Exactly: n } })),
  pattern`${digits} ${predicate}`
    .map(([n, target]) => ({ target, count: { Exactly: n } })),
  pattern`${digits} or more ${predicate}`
    .map(([n, target]) => ({ target, count: { OrMore: n } })),
]);

const ALLY: Predicate = { Another: "Character" };
