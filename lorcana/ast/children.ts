import type { Ability, Cost, Replaces } from "./ability.ts";
import type { CountedAmount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Destination } from "./destination.ts";
import type { Effect } from "./effect.ts";
import type { OwnPile, Player } from "./player.ts";
import type { Filter } from "./filter.ts";
import type { Count, Query, Target } from "./target.ts";
import type { Trigger, TriggerRestriction } from "./trigger.ts";

/** What the fields of a tree can hold, by the name that `Children` use for it. */
export interface Nodes {
  "ability": Ability;
  "effect": Effect;
  "condition": Condition;
  "trigger": Trigger;
  "restriction": TriggerRestriction;
  "cost": Cost;
  /** Cards that pronouns after it can mean. */
  "target": Target;
  /** Cards that are mentioned in passing: no pronoun means them. */
  "aside": Target;
  /** Cards whose event sets off an ability. */
  "subject": Target;
  /** How much or how many. */
  "amount": Count;
  "player": Player | OwnPile;
  "query": Query;
  "filter": Filter;
  "destination": Destination;
  /**
   * Cards of an effect that can lie outside of play: what means them there, the
   * effect knows.
   */
  "cards": Target;
  "replaces": Replaces;
}

/** The kinds of nodes. */
export type Kind = keyof Nodes;

/**
 * The fields of `P` that hold nodes, or lists of them, from left to right as in
 * the text. Leave one out, or give it a wrong kind, and it does not compile.
 */
export type Children<P> = {
  readonly [F in keyof P as KindOf<P[F]> extends never ? never : F]-?: KindOf<
    P[F]
  >;
};

/** The kind of what a field holds; none if it holds a word or a number. */
type KindOf<T> = KindOfOne<NonNullable<T>>;

type KindOfOne<T> = Is<T, Cost> extends true ? "cost"
  : Is<T, Replaces> extends true ? "replaces"
  : Holds<T, Effect> extends true ? "effect"
  : Holds<T, Condition> extends true ? "condition"
  : Holds<T, Ability> extends true ? "ability"
  : Holds<T, Trigger> extends true ? "trigger"
  : Holds<T, TriggerRestriction> extends true ? "restriction"
  : Holds<T, Player> extends true ? "player"
  : Holds<T, Target> extends true ? "target" | "aside" | "subject" | "cards"
  : Holds<T, CountedAmount> extends true ? "amount"
  : Holds<T, Query> extends true ? "query" | "cards"
  : Holds<T, Filter> extends true ? "filter"
  : Holds<T, Destination> extends true ? "destination"
  : never;

// The tuples keep TypeScript from taking unions apart.

/** Whether a field of type `T` can hold any node of type `N`, or a list of them. */
type Holds<T, N> = [N] extends [T] ? true
  : [readonly N[]] extends [T] ? true
  : false;

/** Whether two types are the same. */
type Is<T, N> = [T] extends [N] ? [N] extends [T] ? true : false : false;
