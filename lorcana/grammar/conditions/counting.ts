import type { Comparison, Condition, Owner } from "../../ast/mod.ts";
import { countOf } from "../amounts/counted.ts";
import { allCards, type Noun } from "../nouns/noun.ts";
import { sharedAmong } from "../nouns/shared.ts";
import type { Tally } from "./tally.ts";

/** Compares the number of such cards that two players have. */
export function more(
  noun: Noun,
  left: Owner,
  comparison: Comparison,
  right: Owner,
): Condition {
  return {
    type: "comparison",
    left: countOf({ ...noun, owner: left }),
    comparison,
    right: countOf({ ...noun, owner: right }),
  };
}

/** Compares the number of cards; without a holder, the noun may say whose. */
export function counting(
  holder: Owner,
  noun: Noun,
  tally: Tally,
): Condition {
  const { comparison, value } = tally;
  const whose = holder === "any" ? noun.owner : holder;
  const areAll = whose === "opponents" ||
    holder === "any" && whose === "opponent";
  const owner = areAll ? ofAllOpponents(tally) : whose;
  const filters = value > 1 ? sharedAmong(noun.filters) : noun.filters;
  return {
    type: "count",
    query: allCards({ ...noun, owner, filters }),
    comparison,
    value,
  };
}

/**
 * "3 or more opposing characters are damaged": counts all opponents together.
 * "None" means that each has none; "one or more", that one of them does.
 */
function ofAllOpponents({ comparison, value }: Tally): Owner {
  if (comparison === "greater-or-equal" && value === 1) return "opponent";
  const isNone = comparison === "equal" && value === 0;
  return isNone ? "each-opponent" : "opponents";
}

/** Whether a holder can have these cards: they are not another player's. */
export function isTheirs(holder: Owner, { owner }: Noun): boolean {
  if (owner === undefined || owner === holder) return true;
  return owner === "their" && holder !== "you";
}

/** "a …", "another …", "2 or more …" are minimums; "2 …" is exact. */
export function having(owner: Owner, noun: Noun): Condition {
  const { count } = noun;
  if (typeof count === "number" && count !== 1) {
    return counting(owner, noun, { comparison: "equal", value: count });
  }
  // "that many": the amount mentioned before.
  if (typeof count === "object" && "type" in count) {
    return {
      type: "comparison",
      left: countOf({ ...noun, owner }),
      comparison: "greater-or-equal",
      right: count,
    };
  }
  const value = typeof count === "object" && "atLeast" in count
    ? count.atLeast
    : 1;
  return counting(owner, noun, { comparison: "greater-or-equal", value });
}
