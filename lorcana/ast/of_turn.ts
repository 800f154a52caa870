import type { Condition } from "./condition.ts";

/** Whether a condition holds in some turns alone: "during your turn". */
export function isOfTurn(condition: Condition): boolean {
  return condition.type === "during-turn" ||
    condition.type === "and" && condition.conditions.some(isOfTurn);
}
