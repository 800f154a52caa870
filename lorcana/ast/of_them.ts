import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";

/** Whether a condition is about what "they" have. */
export function isOfThem(condition: Condition): boolean {
  return condition.type === "count" && condition.query.owner === "their" ||
    condition.type === "comparison" && isTheirs(condition.left);
}

function isTheirs(amount: Amount): boolean {
  if (typeof amount !== "object") return false;
  return amount.type === "lore" && amount.owner === "their" ||
    amount.type === "count" && amount.query.owner === "their";
}
