import type { Ability, Condition, Effect } from "../../ast/mod.ts";
import { same } from "../../ast/same.ts";

/** The abilities from `start` on that were read from one sentence. */
export function oneSentence(
  abilities: readonly Ability[],
  start: number,
): readonly Ability[] {
  let end = start + 1;
  while (end < abilities.length && fits(abilities[end - 1]!, abilities[end]!)) {
    end++;
  }
  return abilities.slice(start, end);
}

/** Whether two abilities differ only in the trigger, or only in the effect. */
function fits(left: Ability, right: Ability): boolean {
  if (left.name !== right.name) return false;
  if (left.type === "triggered" && right.type === "triggered") {
    return same(left.effect, right.effect) &&
      same(left.condition, right.condition);
  }
  if (left.type === "static" && right.type === "static") {
    return same(left.condition, right.condition) &&
      same(left.restrictions, right.restrictions);
  }
  return false;
}

/** Joins effects under one condition, which applies up to the period. */
export function inOneSentence(
  steps: readonly Effect[],
  condition: Condition | undefined,
): Effect {
  return condition === undefined ? { type: "sequence", steps } : {
    type: "sequence",
    steps,
    wording: { joins: steps.slice(1).map(() => " and") },
  };
}
