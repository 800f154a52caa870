import type { Condition, Effect, Target } from "../../ast/mod.ts";
import { isThisCard } from "../../ast/target_names.ts";
import { isUnless, printCondition, printIf } from "../conditions/condition.ts";
import type { Voice } from "../text/voice.ts";

/** The conditions of an effect, by their position. */
export interface Split {
  readonly front: readonly Condition[];
  readonly behind: readonly Condition[];
}

/** Separates the conditions before the effect from those after "unless". */
export function split(condition: Condition | undefined, effect: Effect): Split {
  if (condition === undefined) return { front: [], behind: [] };
  const list = condition.type === "and" && condition.conditions.some(isScoped)
    ? condition.conditions
    : [condition];
  const negative = effect.type === "restriction";
  const behind = list.flatMap((one) =>
    one.type === "not" && negative ? [one.condition] : []
  );
  return {
    front: list.filter((one) => !(one.type === "not" && negative)),
    behind,
  };
}

function isScoped({ type }: Condition): boolean {
  return type === "during-turn" || type === "not";
}

/**
 * "While this character is challenging, your other characters …": without its
 * subject, "while challenging" would be about the other characters.
 */
export function aloud(condition: Condition, effect: Effect): Condition {
  if (condition.type !== "in-challenge" || condition.role === "any") {
    return condition;
  }
  const isOfOthers = "target" in effect && effect.target !== undefined &&
    !isThisCard(effect.target as Target); // A player is not this card.
  return condition.target === undefined && isOfOthers
    ? { ...condition, target: "SELF" }
    : condition;
}

/** "During your turn,", "while you have no cards in your hand,". */
export function opens(
  condition: Condition,
  word: "if" | "while",
  voice: Voice,
): string {
  if (condition.type === "during-turn") {
    return condition.whose === "your"
      ? "during your turn,"
      : "during opponents' turns,";
  }
  if (condition.type === "in-challenge" && condition.role === "any") {
    return "during challenges,";
  }
  if (isUnless(condition)) return `${printIf(condition, voice)},`;
  return `${isPast(condition) ? "if" : word} ${
    printCondition(condition, voice)
  },`;
}

/** Whether a condition is about the past, which takes "if", not "while". */
function isPast({ type }: Condition): boolean {
  return type === "turn-metric" || type === "used-shift" ||
    type === "used-sing-together" || type === "removed-ink-drops" ||
    type === "this-way" || type === "nth-this-turn";
}

/** Effects that take "if" although they always hold. */
export function isCost(effect: Effect): boolean {
  return effect.type === "cost-reduction" || effect.type === "cost-increase" ||
    effect.type === "optional";
}
