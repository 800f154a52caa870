import type { Condition, Target, TurnMetric } from "../../ast/mod.ts";
import { same } from "../../ast/same.ts";
import { areApart } from "../at_odds.ts";
import {
  isNeverDamaged,
  isNeverInPlay,
  isNoCharacter,
} from "../nouns/possible.ts";

/** For each event, whether cards are of a kind to which it cannot happen. */
const NEVER: { readonly [M in TurnMetric]?: (cards: Target) => boolean } = {
  "quested": isNoCharacter,
  "challenged": isNoCharacter,
  "sang": isNoCharacter,
  "moved": isNoCharacter,
  "was-challenged": isNeverDamaged,
  "damaged": isNeverDamaged,
  "banished-in-challenge": isNeverDamaged,
  "banished": isNeverInPlay,
};

/** Whether a condition is possible for its cards: items are never damaged. */
export function isPossible(condition: Condition): boolean {
  switch (condition.type) {
    case "no-damage":
    case "has-any-damage":
      return condition.target === undefined ||
        !isNeverDamaged(condition.target);
    case "in-challenge":
      return (condition.target === undefined ||
        !isNeverDamaged(condition.target)) &&
        (condition.against === undefined || !isNeverDamaged(condition.against));
    case "at-location":
      return condition.target === undefined || !isNoCharacter(condition.target);
    case "stat-threshold":
      return condition.stat !== "strength" || condition.target === undefined ||
        !isNoCharacter(condition.target);
    case "turn-metric": {
      const { metric, cards } = condition;
      return cards === undefined || !NEVER[metric]?.(cards);
    }
    case "and":
      return canAllHold(condition.conditions);
    default:
      return true;
  }
}

const OPPOSITES: { readonly [T in Condition["type"]]?: Condition["type"] } = {
  "is-exerted": "is-ready",
  "has-any-damage": "no-damage",
};

/** Whether two conditions contradict each other: exerted and ready, 0 and 1. */
function exclude(one: Condition, other: Condition): boolean {
  if (one.type === "count" && other.type === "count") {
    return areApart(one, other) && same(one.query, other.query);
  }
  const isOpposite = OPPOSITES[one.type] === other.type ||
    OPPOSITES[other.type] === one.type;
  return isOpposite && same({ ...one, type: "" }, { ...other, type: "" });
}

/** Whether all of the conditions can hold at the same time. */
export function canAllHold(conditions: readonly Condition[]): boolean {
  return conditions.length < 2 ||
    conditions.every((one, at) =>
      !conditions.some((other, after) => after > at && exclude(one, other))
    );
}
