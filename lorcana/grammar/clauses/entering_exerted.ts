import type { Effect, EffectOf, Target } from "../../ast/mod.ts";

/** "They enter play exerted": the cards that were just played. */
export function isExertedEntry(effect: Effect): boolean {
  if (effect.type === "conditional" && effect.condition.type === "if-you-do") {
    return effect.else === undefined && isExertedEntry(effect.then);
  }
  return effect.type === "restriction" &&
    effect.restriction === "enters-play-exerted" &&
    effect.duration === undefined && areJustPlayed(effect.target);
}

/** "they", or "characters played this way" */
function areJustPlayed(target: Target | undefined): boolean {
  if (typeof target !== "object") return false;
  if ("ref" in target) return true;
  const [only, ...others] = "filter" in target ? target.filter ?? [] : [];
  return only?.type === "this-way" && only.what === "played" &&
    others.length === 0;
}

/** The effect, if it plays cards, with them exerted. */
export function exertedThen(effect: Effect): Effect | undefined {
  switch (effect.type) {
    case "play-card":
      return { ...effect, entersExerted: true };
    case "optional":
    case "for-each": {
      const inner = exertedThen(effect.effect);
      return inner && { ...effect, effect: inner };
    }
    case "conditional": {
      const then = effect.else === undefined
        ? exertedThen(effect.then)
        : undefined;
      return then && { ...effect, then };
    }
    case "sequence":
      return inLastStep(effect, exertedThen);
    default:
      return undefined;
  }
}

/** The sequence with something else as its last step. */
export function inLastStep(
  effect: EffectOf<"sequence">,
  change: (last: Effect) => Effect | undefined,
): Effect | undefined {
  const last = effect.steps.at(-1);
  const changed = last && change(last);
  return changed &&
    { ...effect, steps: [...effect.steps.slice(0, -1), changed] };
}
