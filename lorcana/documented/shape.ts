import type { Effect, Player, Target } from "../ast/mod.ts";
import { withPileFields } from "./pile.ts";

/** An effect with the fields that the design document gives it. */
export function documentedShape(
  effect: Effect,
  player: Player | undefined,
): Effect {
  return withTarget(withPileFields(shaped(effect, player)));
}

function shaped(effect: Effect, player: Player | undefined): Effect {
  switch (effect.type) {
    case "remove-damage":
      return {
        ...effect,
        upTo: effect.upTo ?? false,
        target: chosen(effect.target),
      };
    case "return-to-hand": {
      const { hand: _, ...rest } = effect;
      return { ...rest, target: chosen(effect.target) } as Effect; // The document's.
    }
    case "deal-damage":
    case "put-damage":
    case "exert":
    case "ready":
    case "banish":
      return { ...effect, target: chosen(effect.target) };
    case "modify-stat":
    case "gain-keyword":
    case "lose-keyword":
      return {
        ...effect,
        target: chosen(effect.target),
        duration: effect.duration ?? "permanent",
      } as Effect; // The document's.
    case "lose-lore":
      return player === undefined && effect.player === "CONTROLLER"
        ? { ...effect, player: "OPPONENT" }
        : effect;
    case "put-into-inkwell": {
      const { facedown: _, exerted, ...rest } = effect;
      return { ...rest, exerted: exerted ?? false } as Effect; // The document's.
    }
    case "move-damage": {
      const { wording: _, ...rest } = effect;
      return rest;
    }
    case "put-under": {
      const { facedown: _, player: _whose, under, ...rest } = effect;
      // The document's word for this card.
      return { ...rest, under: under === "SELF" ? "self" : under } as Effect;
    }
    case "optional":
      return { ...effect, effect: documentedShape(effect.effect, player) };
    default:
      return effect;
  }
}

/** The document calls the players of an effect its target, too. */
function withTarget(effect: Effect): Effect {
  if (!("player" in effect)) return effect;
  const { player, ...rest } = effect;
  const isSaid = "target" in rest && rest.target !== undefined ||
    effect.type === "gain-lore" && player === "CONTROLLER";
  return (isSaid ? rest : { ...rest, target: player }) as Effect;
}

/** The document resolves no pronouns: they are a chosen character. */
function chosen(target: Target): Target {
  return typeof target === "object" && "ref" in target
    ? "CHOSEN_CHARACTER"
    : target;
}
