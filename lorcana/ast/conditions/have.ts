import type { Amount } from "../amount.ts";
import type { Comparison } from "../filter.ts";
import type { Query } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** Conditions on what players have. */
export interface HaveConditions {
  /** "you have 3 or more items in play": how many cards match */
  "count": { query: Query; comparison: Comparison; value: number };
  /** "an opponent has more lore than you" */
  "comparison": { left: Amount; comparison: Comparison; right: Amount };
  /** "you have the most cards in your hand" */
  "has-most": { which: "most" | "fewest"; what: Amount };
}

/** The traits of these conditions. */
export const haveTraits: ConditionTraits<HaveConditions> = {
  "count": { children: { query: "query" } },
  "comparison": { children: { left: "amount", right: "amount" } },
  "has-most": { children: { what: "amount" } },
};
