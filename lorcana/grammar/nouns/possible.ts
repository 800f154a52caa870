import type { CardType, Effect, Target } from "../../ast/mod.ts";
import { expanded } from "../../ast/target_names.ts";

/** The types of cards in play that a target describes; none if it does not. */
function typesInPlay(target: Target): readonly CardType[] | undefined {
  const full = expanded(target);
  return typeof full === "object" && "selector" in full &&
      full.zones[0] === "play"
    ? full.cardTypes
    : undefined;
}

/** Whether a target asks for actions in play, where they never stay. */
export function isNeverInPlay(target: Target): boolean {
  return typesInPlay(target)?.every((type) =>
    type === "action" || type === "song"
  ) === true;
}

/** Whether a target is no characters: only they move, and only they have {S}. */
export function isNoCharacter(target: Target): boolean {
  return typesInPlay(target)?.every((type) =>
    type !== "character" && type !== "card"
  ) === true;
}

/** Whether an effect asks for what its cards do not have: items have no {S}. */
export function isImpossible(effect: Effect): boolean {
  if (effect.type !== "modify-stat") return false;
  const types = typesInPlay(effect.target);
  if (types === undefined) return false;
  return effect.stat === "strength"
    ? isNoCharacter(effect.target)
    : types.every((type) => type === "item");
}
