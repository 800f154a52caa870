import type { ConditionOf } from "../../ast/mod.ts";
import { nthWord } from "../amounts/nth.ts";

/** "it's the second action you've played this turn" */
export function nth(
  { nth, what, metric, by }: ConditionOf<"nth-this-turn">,
): string {
  const start = `it's the ${nthWord(nth)} ${what}`;
  if (metric === undefined) return `${start} this turn`;
  if (by === undefined) {
    const done = metric === "quested" ? "that quested" : metric;
    return `${start} ${done} this turn`;
  }
  const who = by === "CONTROLLER" ? "you've" : "they've";
  const mine = by === "CONTROLLER" ? "your" : "their";
  return metric === "inked"
    ? `${start} ${who} put into ${mine} inkwell this turn`
    : `${start} ${who} ${metric === "drew" ? "drawn" : metric} this turn`;
}
