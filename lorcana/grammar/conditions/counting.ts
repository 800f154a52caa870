import type { Comparison, Condition, Owner } from "../../ast/mod.ts";
import { countOf } from "../amounts/counted.ts";
import { allCards, type Noun } from "../nouns/noun.ts";
import { sharedAmong } from "../nouns/shared.ts";
import type { Tally } from "./tally.ts";

/** Compares how many such cards two players have. */
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

/** So many cards are there; where nobody has them, the noun may say whose. */
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
 * "3 or more opposing characters are damaged": those of all opponents together. If
 * there is none, each of them has none; if there is one, one of them has it.
 */
function ofAllOpponents({ comparison, value }: Tally): Owner {
  if (comparison === "greater-or-equal" && value === 1) return "opponent";
  const isNone = comparison === "equal" && value === 0;
  return isNone ? "each-opponent" : "opponents";
}

/** Whether a player can have these cards: nobody has those of another. */
export function isTheirs(holder: Owner, { owner }: Noun): boolean {
  if (owner === undefined || owner === holder) return true;
  return owner === "their" && holder !== "you";
}

/** "a …", "another …", "2 or more …": at least so many; "2 …" are two. */
export function having(owner: Owner, noun: Noun): Condition {
  const { count } = noun;
  if (typeof count === "number" && count !== 1) {
    return counting(owner, noun, { comparison: "equal", value: count });
  }
  // "that many": as many as were spoken of.
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
