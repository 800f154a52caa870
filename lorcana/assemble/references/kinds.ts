import { isInstead } from "../../ast/clauses/conditional.ts";
import type {
  CardType,
  Condition,
  Effect,
  Owner,
  Reference,
  SpokenOf,
  Target,
} from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import type { Antecedents } from "./antecedents.ts";

/**
 * "…, draw 2 cards instead" or "repeat this", without a sentence before it; or
 * "deal 2 damage", where no sentence before it has said to what.
 */
export function lacksPrecedingEffect(
  effect: Effect,
  { deeds, instead }: Antecedents,
): boolean {
  switch (effect.type) {
    case "conditional":
      return isInstead(effect) && effect.else === undefined;
    case "repeat":
      return effect.effect === undefined && deeds === 0;
    case "deal-damage":
    case "remove-damage":
      return !instead && isReference(effect.target) &&
        effect.target.ref === "previous-target" &&
        effect.target.wording === undefined && effect.target.id === undefined;
    default:
      return false;
  }
}

/** "you used Shift to play her" */
export function isHowPlayed({ type }: Condition): boolean {
  return type === "used-shift" || type === "removed-ink-drops" ||
    type === "used-sing-together";
}

/** The player of a "for each" effect, whom "they" in its count means. */
export function eachPlayer(effect: Effect): SpokenOf | undefined {
  // "Chosen opponent loses 1 lore for each item they have": the count comes
  // last, but the tree has it first.
  const loop = effect.type === "for-each" ? effect.effect : undefined;
  const player = loop !== undefined && "player" in loop
    ? loop.player
    : undefined;
  return typeof player === "string" && player !== "CONTROLLER" &&
      player !== "THAT_PLAYER" && player !== "CARD_OWNER"
    ? player
    : undefined;
}

/** "Each opponent chooses one of their characters": several may be chosen. */
export function isByEach(effect: Effect): boolean {
  const by = "chosenBy" in effect
    ? effect.chosenBy
    : effect.type === "reveal-top-card"
    ? effect.player
    : undefined;
  return by === "EACH_OPPONENT" || by === "EACH_PLAYER" || by === "OPPONENTS";
}

/** Whether a target is a reference to resolve or check. */
export function isReference(node: Target): node is Reference {
  return typeof node === "object" && "ref" in node &&
    (node.ref === "previous-target" || node.ref === "attacker" ||
      node.ref === "defender");
}

/** "him and one of your other characters" */
export function isGroup(node: Target): boolean {
  return typeof node === "object" && "join" in node;
}

/** "play her": before any other mention, "he" and "she" mean this card. */
export function isPlayedSelf(effect: Effect): boolean {
  const target = effect.type === "play-card" || effect.type === "cost-reduction"
    ? effect.target
    : undefined;
  return typeof target === "object" && "ref" in target &&
    (target.wording?.pronoun === "he" || target.wording?.pronoun === "she");
}

/** The card types of a trigger's cards. */
export function typesOf(on: Target): readonly CardType[] | undefined {
  return queryOf(on)?.cardTypes;
}

/** The owner of a trigger's cards. */
export function ownerOf(on: Target): Owner {
  return queryOf(on)?.owner ?? "you";
}
