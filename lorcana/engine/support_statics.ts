import type { Effect, EffectName, StaticAbility } from "../mod.ts";

/** The effects that the engine supports in static abilities. */
const HOLDS: { readonly [K in EffectName]?: true } = {
  "modify-stat": true,
  "set-stat": true,
  "gain-keyword": true,
  "lose-keyword": true,
  "grant-ability": true,
  "lose-ability": true,
  "restriction": true,
  "property-modification": true,
  "cost-reduction": true,
  "cost-increase": true,
  "additional-cost": true,
  "ability-cost-reduction": true,
  "ability-cost-increase": true,
  "move-cost-reduction": true,
  "move-cost-increase": true,
  "additional-inkwell": true,
  "win-condition-modification": true,
  "damage-limit": true,
  "damage-source-stat-override": true,
  "enters-with-damage": true,
  "self-play-condition": true,
  "skip-step": true,
};

/** Limits per turn, which the engine does not track for static abilities. */
export function uncounted(
  { restrictions = [] }: StaticAbility,
): readonly string[] {
  return restrictions
    .filter(({ type }) => type.endsWith("-per-turn"))
    .map(({ type }) => `${type}, for something that always holds`);
}

/** The parts of a static effect that the engine does not support. */
export function heldInVain(effect: Effect): readonly string[] {
  switch (effect.type) {
    case "sequence":
      return effect.steps.flatMap(heldInVain);
    case "optional":
      return heldInVain(effect.effect);
    default:
      return HOLDS[effect.type] === true
        ? []
        : [`${effect.type}, as something that always holds`];
  }
}
