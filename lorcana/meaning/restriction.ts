import type { Ability, Effect, EffectOf, Target } from "../ast/mod.ts";
import { isAnyCharacter } from "./any_character.ts";

/** The canonical form of a restriction. */
export function oneRestriction(effect: EffectOf<"restriction">): Effect {
  return effect.restriction === "cant-quest-or-challenge"
    ? twoOf(effect)
    : byAnyone(byChallengers(effect));
}

/** "can't be challenged by characters": nothing else can challenge. */
function byAnyone(effect: Effect): Effect {
  if (
    effect.type !== "restriction" || effect.challengerFilter === undefined ||
    !isAnyCharacter(effect.challengerFilter) && !isOfYours(effect)
  ) return effect;
  const { challengerFilter: _, ...rest } = effect;
  return rest;
}

/** "Opposing characters can't challenge your characters": no others can. */
function isOfYours(
  { target, challengerFilter }: EffectOf<"restriction">,
): boolean {
  const isYours = target === "SELF" || typeof target === "object" &&
      "selector" in target && target.owner === "you";
  return isYours && typeof challengerFilter === "object" &&
    "selector" in challengerFilter && challengerFilter.owner === "opponent" &&
    isAnyCharacter({ ...challengerFilter, owner: "any" });
}

/** "can't quest or challenge" is "can't quest and can't challenge". */
function twoOf(effect: EffectOf<"restriction">): Effect {
  const [target, again] = twice(effect.target);
  const own = target === undefined ? effect : { ...effect, target };
  const other = again === undefined ? effect : { ...effect, target: again };
  return {
    type: "sequence",
    steps: [
      byChallengers({ ...own, restriction: "cant-challenge" }),
      { ...other, restriction: "cant-quest" },
    ],
  };
}

/** An id that no text uses, since none is that long. */
const UNUSED = 1e6;

/** The target, and a reference to the same cards if someone picks them. */
function twice(
  target: Target | undefined,
): readonly [Target | undefined, Target | undefined] {
  if (
    typeof target !== "object" || "ref" in target ||
    "selector" in target && target.selector === "all"
  ) {
    return [target, target];
  }
  const { id = UNUSED } = target;
  return [{ ...target, id }, { ref: "previous-target", id }];
}

/** "Pirates can't challenge this" is "this can't be challenged by Pirates". */
function byChallengers(effect: EffectOf<"restriction">): Effect {
  const { restriction, object, target, duration, ...rest } = effect;
  const isPlain = restriction === "cant-challenge" && object !== undefined &&
    target !== undefined && duration === undefined && isAll(target) &&
    isAll(object);
  return isPlain
    ? {
      ...rest,
      restriction: "cant-be-challenged",
      target: object,
      challengerFilter: target,
    }
    : effect;
}

/** Whether a target is not picked by anyone. */
function isAll(target: Target): boolean {
  return target === "SELF" || typeof target === "object" &&
      "selector" in target && target.selector === "all" &&
      target.id === undefined;
}

/** Splits "can't quest or challenge" into two static abilities. */
export function eachOnItsOwn(ability: Ability): readonly Ability[] {
  if (ability.type !== "static" || ability.effect.type !== "sequence") {
    return [ability];
  }
  const { steps } = ability.effect;
  return steps.every(({ type }) => type === "restriction")
    ? steps.map((effect) => ({ ...ability, effect }))
    : [ability];
}
