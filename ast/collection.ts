import type { U32 } from "./number.ts";
import type { Sum, Unit } from "./sum.ts";

/** How many of the cards that match. */
export interface CollectionExpressions {
  /** "all allies" */
  All: Unit;
  /** "each other ally" */
  EachOther: Unit;
  /** "any number of allies" */
  AnyNumberOf: Unit;
  /** "all but one ally" */
  AllButOne: Unit;
  /** "{up-to-n-allies}" */
  UpTo: U32;
  /** "an ally" is exactly 1 */
  Exactly: U32;
  /** "{count} or more allies" */
  OrMore: U32;
}

/** One way to say how many. */
export type CollectionExpression = Sum<CollectionExpressions>;
