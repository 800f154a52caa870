import type { Condition } from "../../ast/mod.ts";
import { isNeverDamaged, isNoCharacter } from "../nouns/possible.ts";

/** Whether a card can be what a condition says: no item is ever damaged. */
export function isPossible(condition: Condition): boolean {
  switch (condition.type) {
    case "no-damage":
    case "has-any-damage":
      return condition.target === undefined ||
        !isNeverDamaged(condition.target);
    case "in-challenge":
    case "at-location":
      return condition.target === undefined || !isNoCharacter(condition.target);
    case "stat-threshold":
      return condition.stat !== "strength" || condition.target === undefined ||
        !isNoCharacter(condition.target);
    default:
      return true;
  }
}
