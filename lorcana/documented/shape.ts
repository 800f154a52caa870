import type { Effect, Player, Target } from "../ast/mod.ts";

/** An effect with the fields that the design document gives it. */
export function documentedShape(
  effect: Effect,
  player: Player | undefined,
): Effect {
  switch (effect.type) {
    case "remove-damage":
      return {
        ...effect,
        upTo: effect.upTo ?? false,
        target: chosen(effect.target),
      };
    case "deal-damage":
    case "put-damage":
    case "exert":
    case "ready":
    case "banish":
    case "return-to-hand":
      return { ...effect, target: chosen(effect.target) };
    case "modify-stat":
    case "gain-keyword":
    case "lose-keyword":
      return {
        ...effect,
        target: chosen(effect.target),
        duration: effect.duration ?? "permanent",
      };
    case "lose-lore":
      return player === undefined && effect.target === "CONTROLLER"
        ? { ...effect, target: "OPPONENT" }
        : effect;
    case "put-into-inkwell": {
      const { facedown: _, inkwell: _owner, exerted, ...rest } = effect;
      return { ...rest, exerted: exerted ?? false };
    }
    case "move-damage": {
      const { wording: _, ...rest } = effect;
      return rest;
    }
    case "put-under": {
      const { facedown: _, ...rest } = effect;
      return effect.under === "SELF" ? { ...rest, under: "self" } : rest;
    }
    case "optional":
      return { ...effect, effect: documentedShape(effect.effect, player) };
    default:
      return effect;
  }
}

/** The document resolves no pronouns: they are a chosen character. */
function chosen(target: Target): Target {
  return typeof target === "object" && "ref" in target
    ? "CHOSEN_CHARACTER"
    : target;
}
