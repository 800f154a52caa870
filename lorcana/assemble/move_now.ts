import type { Effect, EffectOf, Target } from "../ast/mod.ts";
import { queryOf } from "../ast/target_names.ts";

/**
 * "Whenever you play a location, this character may move there for free": in a
 * one-time effect, this offers one move now, not a lasting permission.
 */
export function movedNow(effect: EffectOf<"move-cost-reduction">): Effect {
  const { permission, cost, duration, character, location } = effect;
  if (!permission || cost !== "free" || duration !== undefined) return effect;
  return {
    type: "optional",
    effect: {
      type: "move-to-location",
      character: anyOf(character),
      location,
      cost,
    },
    chooser: "CONTROLLER",
  };
}

/** "your characters may move": any number of them. */
function anyOf(target: Target): Target {
  const query = queryOf(target);
  return query?.selector === "all"
    ? { ...query, selector: "one-of", count: "any" }
    : target;
}
