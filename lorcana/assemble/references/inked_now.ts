import type { Effect } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";

/**
 * "When you play this character, you may put an additional card from your hand
 * into your inkwell": a one-time effect puts a card there now, and "it" means
 * that card. A static ability or one for a turn raises the limit per turn.
 */
export function inkedNow(effect: Effect, { once }: Antecedents): Effect {
  if (effect.type !== "additional-inkwell" || !once) return effect;
  if (effect.duration !== undefined) return effect;
  const { amount, type: _, ...lying } = effect;
  return {
    type: "put-into-inkwell",
    target: {
      selector: "any",
      count: amount,
      owner: "you",
      zones: ["hand"],
      cardTypes: ["card"],
    },
    player: "CONTROLLER",
    ...lying,
  };
}
