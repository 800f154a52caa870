import { isInstead } from "../ast/clauses/conditional.ts";
import type { Condition, Effect, Reference, Target } from "../ast/mod.ts";

/** "…, draw 2 cards instead", "repeat this": without a sentence before it. */
export function isAboutNothing(effect: Effect, deeds: number): boolean {
  return effect.type === "conditional" && isInstead(effect) &&
      effect.else === undefined ||
    effect.type === "repeat" && effect.effect === undefined &&
      (effect.times !== "until-no" || deeds === 1);
}

/** "you used Shift to play her" */
export function isHowPlayed({ type }: Condition): boolean {
  return type === "used-shift" || type === "removed-ink-drops" ||
    type === "used-sing-together";
}

/** "For each opponent", "each opponent with 10 or more lore": "they" are these. */
export function isEachPlayer(effect: Effect): boolean {
  if (effect.type === "for-each-opponent") return true;
  const inner = effect.type === "conditional"
    ? effect.then
    : effect.type === "for-each"
    ? effect.effect
    : undefined;
  if (inner === undefined || !("player" in inner)) return false;
  const { player } = inner;
  // "Chosen opponent loses 1 lore for each item they have": who acts is said first.
  return player === "EACH_OPPONENT" || player === "EACH_PLAYER" ||
    effect.type === "for-each" && typeof player === "string" &&
      player !== "CONTROLLER" && player !== "THAT_PLAYER";
}

/** Whether a target has to be found, or at least looked for. */
export function isReference(node: Target): node is Reference {
  return typeof node === "object" && "ref" in node &&
    (node.ref === "previous-target" || node.ref === "attacker" ||
      node.ref === "defender");
}

/** "him and one of your other characters" */
export function isGroup(node: Target): boolean {
  return typeof node === "object" && "join" in node;
}

/** "to the same location": the one that "that location" means. */
export function isSameLocation(node: Target): boolean {
  return typeof node === "object" && "ref" in node &&
    node.ref === "same-location";
}
