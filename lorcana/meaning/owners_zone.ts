import type { Effect, Target } from "../ast/mod.ts";

/** "to their player's hand" is "to your hand" if the cards are yours. */
export function ownersZoneAsYours(effect: Effect): Effect {
  switch (effect.type) {
    case "return-to-hand":
      return effect.hand === "CARD_OWNER" && isYours(effect.target)
        ? { ...effect, hand: "CONTROLLER" }
        : effect;
    case "put-into-hand":
    case "put-into-discard":
    case "put-into-inkwell":
      return effect.player === "CARD_OWNER" && isYours(effect.target)
        ? { ...effect, player: "CONTROLLER" }
        : effect;
    case "put-on-bottom":
    case "put-on-top":
    case "shuffle-into-deck":
      return effect.intoDeck === "owner" && isYours(effect.target)
        ? { ...effect, intoDeck: "you" }
        : effect;
    default:
      return effect;
  }
}

function isYours(target: Target | undefined): boolean {
  if (target === "SELF") return true;
  if (typeof target !== "object" || "ref" in target) return false;
  return "join" in target
    ? target.targets.every(isYours)
    : target.owner === "you";
}
