import type { Ability, Cost, Replaces } from "./ability.ts";
import type { CountedAmount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Destination } from "./destination.ts";
import type { Effect } from "./effect.ts";
import type { OwnPile, Player } from "./player.ts";
import type { Filter } from "./filter.ts";
import type { Count, Query, Target } from "./target.ts";
import type { Trigger, TriggerRestriction } from "./trigger.ts";

/** The nodes that fields can contain, by the name that `Children` uses. */
export interface Nodes {
  "ability": Ability;
  "effect": Effect;
  "condition": Condition;
  "trigger": Trigger;
  "restriction": TriggerRestriction;
  "cost": Cost;
  /** Cards that a later pronoun can refer to. */
  "target": Target;
  /** Cards mentioned in passing, which no pronoun can refer to. */
  "aside": Target;
  /** Cards in the event of a trigger. */
  "subject": Target;
  /** How much or how many. */
  "amount": Count;
  "player": Player | OwnPile;
  "query": Query;
  "filter": Filter;
  "destination": Destination;
  /**
   * Cards of an effect that may be outside of play. The effect determines what
   * can refer to them there.
   */
  "cards": Target;
  "replaces": Replaces;
}

/** The kinds of nodes. */
export type Kind = keyof Nodes;

/**
 * The fields of `P` that contain nodes or lists of nodes, in text order. A
 * missing field or a wrong kind is a type error.
 */
export type Children<P> = {
  readonly [F in keyof P as KindOf<P[F]> extends never ? never : F]-?: KindOf<
    P[F]
  >;
};

/** The kinds that a field can have; `never` if it contains no nodes. */
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

// The tuples prevent distribution over unions.

/** Whether a field of type `T` can contain any `N`, or a list of them. */
type Holds<T, N> = [N] extends [T] ? true
  : [readonly N[]] extends [T] ? true
  : false;

/** Whether two types are the same. */
type Is<T, N> = [T] extends [N] ? [N] extends [T] ? true : false : false;
