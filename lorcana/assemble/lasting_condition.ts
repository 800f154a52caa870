import { isWhile } from "../ast/clauses/conditional.ts";
import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import type { Ability, Effect, EffectOf } from "../ast/mod.ts";

/**
 * "When you play this character, chosen character can't ready while you have an
 * item in play": the tree cannot express a condition that is rechecked after a
 * one-time effect, so the ability is marked unresolved.
 */
export function rejectLastingCondition(
  ability: Ability,
  effect: Effect,
): Ability {
  return isAsked(effect) ? { ...ability, unresolved: "while" } : ability;
}

/** Whether some part of an effect holds only while a condition is true. */
function isAsked(effect: Effect): boolean {
  switch (effect.type) {
    case "conditional":
      return isHeldWhile(effect) || isAsked(effect.then) ||
        effect.else !== undefined && isAsked(effect.else);
    case "sequence":
      return effect.steps.some(isAsked);
    case "choice":
      return effect.options.some(isAsked);
    case "optional":
    case "for-each":
    case "for-each-player":
    case "lasting":
      return isAsked(effect.effect);
    case "pay-cost":
      return effect.effect !== undefined && isAsked(effect.effect);
    default:
      return false;
  }
}

/** "… while C" around a continuous effect rather than a one-time one. */
function isHeldWhile(effect: EffectOf<"conditional">): boolean {
  return isWhile(effect) &&
    EFFECT_TRAITS[effect.then.type].happens === "always";
}
