import type { Condition, Effect, Target } from "../../ast/mod.ts";
import { isOfPlay } from "../../grammar/nouns/contradictions.ts";
import { isThisCard } from "../../ast/target_names.ts";
import { areActions, isImpossible } from "../../grammar/nouns/possible.ts";
import type { Antecedents } from "./antecedents.ts";
import type { Mention } from "./mention.ts";
import { lastMention } from "./last_mention.ts";
import { isReference } from "./kinds.ts";

/** Conditions that only cards in play can meet. */
const IN_PLAY: ReadonlySet<Condition["type"]> = new Set<Condition["type"]>([
  "at-location",
  "has-any-damage",
  "has-card-under",
  "in-challenge",
  "is-exerted",
  "is-ready",
  "no-damage",
]);

/**
 * Whether a condition asks something of a card outside of play that is true
 * only in play: "Reveal the top card of your deck. If it's exerted, …". Call
 * this before the condition is resolved.
 */
export function isImpossibleThere(
  condition: Condition,
  known: Antecedents,
): boolean {
  if (!("target" in condition) || condition.target === undefined) return false;
  const { target } = condition;
  const isOfCardsInPlay = IN_PLAY.has(condition.type) ||
    condition.type === "matches" &&
      condition.query.filter?.some(isOfPlay) === true;
  return isOfCardsInPlay && isOutside(target, known);
}

/** "If it's a song", if "it" is this card. Call this after resolving it. */
export function isThisSong(condition: Condition): boolean {
  return condition.type === "matches" && condition.target === "SELF" &&
    areActions(condition.query.cardTypes);
}

/** Whether a target refers to a card outside of play. */
function isOutside(target: Target, known: Antecedents): boolean {
  return spokenOf(target, known)?.outside === true ||
    typeof target === "object" && "ref" in target &&
      target.wording?.participle === "discarded";
}

/** Whether a target refers to a card put into an inkwell or under another. */
function isHidden(target: Target, known: Antecedents): boolean {
  const mention = spokenOf(target, known);
  return mention?.done === "put-into-inkwell" || mention?.under === true;
}

/**
 * "Reveal the top card of your deck. If it's an item card, …": lets the query
 * match outside of play. Call this before the condition is resolved.
 */
export function askedAnywhere(
  condition: Condition,
  known: Antecedents,
): Condition {
  return condition.type === "matches" &&
      (isOutside(condition.target, known) || isHidden(condition.target, known))
    ? { ...condition, query: { ...condition.query, zones: [] } }
    : condition;
}

/**
 * Whether an effect cannot apply to the cards it refers to: "Choose an item. It
 * gets +2 {S}." Call this before the effect is resolved.
 */
export function isImpossibleForThem(
  effect: Effect,
  known: Antecedents,
): boolean {
  if (isDoneInPlay(effect, known)) return true;
  switch (effect.type) {
    case "modify-stat":
    case "gain-keyword":
    case "deal-damage":
    case "put-damage":
    case "remove-damage":
    case "grant-ability":
    case "restriction": {
      const { target } = effect;
      const cardTypes = spokenOf(target, known)?.types;
      return cardTypes !== undefined &&
        isImpossible({
          ...effect,
          target: {
            selector: "all",
            count: "all",
            owner: "any",
            zones: ["play"],
            cardTypes,
          },
        });
    }
    default:
      return false;
  }
}

/** Effects that apply only to cards in play. */
const DONE_IN_PLAY: ReadonlySet<Effect["type"]> = new Set<Effect["type"]>([
  "banish",
  "deal-damage",
  "exert",
  "gain-keyword",
  "grant-ability",
  "modify-stat",
  "ready",
  "remove-damage",
]);

/** "Reveal the top card of your deck. Banish it.": it is not in play. */
function isDoneInPlay(effect: Effect, known: Antecedents): boolean {
  if (!DONE_IN_PLAY.has(effect.type) || !("target" in effect)) return false;
  const target = effect.target as Target; // A target in all of these effects.
  const mention = spokenOf(target, known);
  if (mention?.types !== undefined && areActions(mention.types)) return true;
  if (known.done.includes("play-card")) return false;
  return mention?.done === "put-into-inkwell"
    ? !INKED.has(effect.type)
    : isNowhere(mention) || isOnlySeen(target, known) ||
      isSelfGone(target, known);
}

/** "When this character is banished, exert this character." */
function isSelfGone(target: Target, { mentions }: Antecedents): boolean {
  return typeof target === "string" && isThisCard(target) &&
    mentions.some(({ ref, gone }) => ref === "SELF" && gone);
}

/** Whether cards are known not to be in play. */
function isNowhere(mention: Mention | undefined): boolean {
  return mention?.outside === true || mention?.gone === true;
}

/** Effects that apply to cards in an inkwell, too. */
const INKED: ReadonlySet<Effect["type"]> = new Set<Effect["type"]>([
  "exert",
  "ready",
]);

/** "Reveal your hand. Banish the revealed item.": it is still in the hand. */
function isOnlySeen(target: Target, known: Antecedents): boolean {
  if (!isReference(target)) return false;
  const { participle } = target.wording ?? {};
  return (participle === "revealed" || participle === "discarded") &&
    spokenOf(target, known) === undefined;
}

/** The antecedent of a reference, except for the sides of a challenge. */
function spokenOf(
  target: Target | undefined,
  known: Antecedents,
): Mention | undefined {
  return target !== undefined && isReference(target) &&
      target.ref === "previous-target"
    ? lastMention(target, known)
    : undefined;
}
