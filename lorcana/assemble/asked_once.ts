import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import type { Ability, Effect } from "../ast/mod.ts";
import { walkEffects } from "../ast/walk.ts";

/**
 * "When you play this character, chosen character can't ready while you have an
 * item in play": in what is done once, the tree has no way to ask that again and
 * again, so it is not read.
 */
export function notAskedOnce(ability: Ability, effect: Effect): Ability {
  const found = { isAsked: false };
  asked.effect(effect, found);
  return found.isAsked ? { ...ability, unresolved: true } : ability;
}

const asked = walkEffects<{ isAsked: boolean }>((inside) => ({
  effect: (node, found) => {
    found.isAsked ||= node.type === "conditional" &&
      node.wording !== undefined && "while" in node.wording &&
      EFFECT_TRAITS[node.then.type].happens === "always";
    // Abilities that cards get are not done once.
    return node.type === "grant-ability" ? node : inside.effect(node, found);
  },
}));
