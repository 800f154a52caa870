import type { Condition, Effect, Target } from "../ast/mod.ts";
import { isOfPlay } from "../grammar/nouns/absurd.ts";
import { isImpossible } from "../grammar/nouns/possible.ts";
import { type Antecedents, lastMention, type Mention } from "./antecedents.ts";
import { isReference } from "./kinds.ts";

/** What a condition can ask of cards in play alone. */
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
 * Whether a condition asks of a card outside of play what only cards in play
 * are: "Reveal the top card of your deck. If it's exerted, …". Call it before
 * the condition is resolved.
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

/** Whether a target is a card spoken of that lies outside of play. */
function isOutside(target: Target, known: Antecedents): boolean {
  return spokenOf(target, known)?.outside === true;
}

/**
 * "Reveal the top card of your deck. If it's an item card, …": it need not be in
 * play for that. Call it before the condition is resolved.
 */
export function askedAnywhere(
  condition: Condition,
  known: Antecedents,
): Condition {
  return condition.type === "matches" && isOutside(condition.target, known)
    ? { ...condition, query: { ...condition.query, zones: [] } }
    : condition;
}

/**
 * Whether an effect on cards spoken of before asks for what they do not have:
 * "Choose an item. It gets +2 {S}." Call it before the effect is resolved.
 */
export function isImpossibleForThem(
  effect: Effect,
  known: Antecedents,
): boolean {
  if (isDoneInPlay(effect, known)) return true;
  switch (effect.type) {
    case "modify-stat":
    case "gain-keyword":
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

/** What can be done to cards in play alone. */
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

/** "Reveal the top card of your deck. Banish it.": nobody has played it. */
function isDoneInPlay(effect: Effect, known: Antecedents): boolean {
  if (!DONE_IN_PLAY.has(effect.type) || !("target" in effect)) return false;
  const target = effect.target as Target; // That is what these are done to.
  return !known.done.includes("play-card") && isOutside(target, known);
}

/** The cards that a reference takes up; a challenge brings its own along. */
function spokenOf(
  target: Target | undefined,
  known: Antecedents,
): Mention | undefined {
  return target !== undefined && isReference(target) &&
      target.ref === "previous-target"
    ? lastMention(target, known)
    : undefined;
}
