import {
  type CollectionExpression,
  type CollectionExpressions,
  type Predicate,
  tagged,
} from "../ast/internal.ts";
import { oneOf, oneOfEntries, type Rule } from "../combinators/mod.ts";
import { countAllies, digits, integer, pattern } from "./primitives.ts";
import { predicate } from "./target.ts";

/** Several targets: how many, of what. */
export interface Collected<T = Predicate> {
  readonly target: T;
  readonly count: CollectionExpression;
}

/** A rule for each way to say how many; it yields the number, if any, and the item. */
type Collections<T> = {
  readonly [K in keyof CollectionExpressions]: Rule<
    readonly [CollectionExpressions[K], T]
  >;
};

function collections<T>(item: Rule<T>): Collections<T> {
  const only = ([target]: readonly [T]) => [undefined, target] as const;
  return {
    All: oneOf([pattern`all ${item}`, pattern`all of ${item}`]).map(only),
    EachOther: pattern`each other ${item}`.map(only),
    AnyNumberOf: pattern`any number of ${item}`.map(only),
    AllButOne: pattern`all but one ${item}`.map(only),
    UpTo: pattern`up to ${digits} ${item}`,
    Exactly: pattern`${digits} ${item}`,
    OrMore: pattern`${digits} or more ${item}`,
  };
}

/** "all allies", "any number of allies", "up to 2 allies"; never just one. */
export function collectedOf<T>(item: Rule<T>): Rule<Collected<T>> {
  return oneOfEntries(
    collections(item),
    (tag, [payload, target]): Collected<T> => ({
      target,
      count: tagged<CollectionExpressions, typeof tag>(tag, payload),
    }),
  );
}

/** Several targets, in words alone. */
export const collectedInWords: Rule<Collected> = collectedOf(predicate);

/** Several targets, in words or by a directive: "{up-to-n-allies}". */
export const collected: Rule<Collected> = oneOf<Collected>([
  collectedInWords,
  pattern`${integer("up-to-n-allies")}`
    .map(([n]) => ({ target: { Another: "Character" }, count: { UpTo: n } })),
  pattern`${countAllies}`
    .map(([n]) => ({
      target: { Another: "Character" },
      count: { Exactly: n },
    })),
]);
