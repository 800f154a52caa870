import { CONDITION_TRAITS } from "../ast/condition_traits.ts";
import type {
  Cards,
  Condition,
  Cost,
  CountedAmount,
  Effect,
  Filter,
  Owner,
  Target,
  Trigger,
} from "../ast/mod.ts";
import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import { isAboutOthers } from "../ast/about_others.ts";
import {
  type Antecedents,
  isPlural,
  type Mention,
  noteDone,
  notePlayer,
  ownerOf,
  typesOf,
} from "./antecedents.ts";
import { isAnythingDone, isDone } from "./done.ts";

/** Remembers cards that a node speaks of; an id can be given to it. */
export function noteNode(mention: Mention, known: Antecedents): void {
  known.mentions.push({
    ...mention,
    node: known.nodes++,
    done: mention.done ?? known.doing,
  });
}

/** Remembers the cards that an effect names without a target. */
export function noteEffect(effect: Effect, known: Antecedents): void {
  const { namesCards } = EFFECT_TRAITS[effect.type];
  if (namesCards === undefined) return;
  // Whatever names cards describes them so, if it describes them at all.
  const { cardType, cardTypes, count, chosen } = effect as Cards;
  noteNode({
    ref: "previous-target",
    types: cardTypes ?? (cardType === undefined ? undefined : [cardType]),
    plural: effect.type === "mill" || effect.type === "scry"
      ? effect.amount !== 1
      : count === undefined
      ? undefined
      : isPlural(count),
    chosen: chosen === true,
    done: effect.type,
    ...(isOneDiscard(effect)
      ? { onlyIt: true }
      : namesCards === "noun" && !isFromPile(effect)
      ? { aside: true }
      : {}),
  }, known);
}

/** "Discard a card. If it's a song card, …": the card that was discarded. */
function isOneDiscard(effect: Effect): boolean {
  return effect.type === "discard" && effect.amount === 1 &&
    effect.card === undefined;
}

/** "Put a card from your hand into your inkwell. If it's …": no target before it. */
function isFromPile(effect: Effect): boolean {
  return effect.type === "put-into-inkwell" && effect.source !== "target";
}

/** Remembers the card of a trigger, and what happened. */
export function noteTrigger(trigger: Trigger, known: Antecedents): void {
  const { event, on, defender, attacker, restrictions = [] } = trigger;
  noteDone(`event ${event}`, known);
  for (const { type } of restrictions) noteDone(`event ${type}`, known);
  known.events.push(event, ...restrictions.map(({ type }) => type));
  if (event === "sing") {
    known.mentions.push({ ref: "song", types: ["song"], aside: true });
  }
  if (isAboutOthers(trigger)) {
    const types = on === undefined ? undefined : typesOf(on);
    const plural = restrictions.some(({ type }) => type === "one-or-more")
      ? undefined
      : false;
    known.mentions.push({ ref: "trigger-subject", types, plural });
  } else if (on === "SELF") {
    const { selfType } = trigger.wording ?? {};
    const types = selfType === undefined ? undefined : [selfType];
    known.mentions.push({ ref: "SELF", types });
  }
  if (isOthers(trigger)) notePlayer("EVENT", known);
  noteOpponent("defender", defender, known);
  noteOpponent("attacker", attacker, known);
}

/** Whether another player did it, or it is another player's turn. */
function isOthers({ event, on, by, player, wording }: Trigger): boolean {
  if (player !== undefined) return player !== "CONTROLLER";
  if (by !== undefined) return by !== "you";
  const owner = on === undefined ? "you" : ownerOf(on);
  return owner !== "you" &&
    (event === "play" && !wording?.passive || event === "draw");
}

/** Remembers a player whose cards were spoken of; "their" needs one. */
export function noteOwner(owner: Owner, known: Antecedents): void {
  if (owner === "their") {
    if (!known.isPart && !known.player && !isAnyCard(known)) {
      known.dangling = true;
    }
  } else if (owner !== "you" && owner !== "any" && owner !== "opponent") {
    notePlayer(OWNERS[owner], known);
  }
}

const OWNERS = {
  "each-opponent": "EACH_OPPONENT",
  "chosen-player": "CHOSEN_PLAYER",
  "chosen-opponent": "CHOSEN_OPPONENT",
} as const;

/** Whether another card than this one was spoken of, which has a player. */
function isAnyCard({ mentions }: Antecedents): boolean {
  return mentions.some(({ ref }) => ref !== "SELF");
}

/** Remembers the other side of a challenge, which only a noun can mean. */
function noteOpponent(
  ref: "attacker" | "defender",
  cards: Target | undefined,
  known: Antecedents,
): void {
  if (cards === undefined) return;
  known.mentions.push({
    ref,
    types: typesOf(cards),
    plural: false,
    aside: true,
  });
}

/** Remembers what was paid; most costs are paid with this card. */
export function noteCost(cost: Cost, known: Antecedents): void {
  for (const name in cost) noteDone(name, known);
  // Whoever pays in the midst of an effect does not speak of this card.
  if (known.doing !== "pay-cost") known.mentions.push({ ref: "SELF" });
}

/** What was done to pay is not what "if you do" can mean. */
export function notePaid({ done }: Antecedents, from: number): void {
  for (let at = from; at < done.length; at++) done[at] = `paid ${done[at]}`;
}

/** "at a location": the one that "that location" means. */
export function noteFilter(filter: Filter, known: Antecedents): void {
  if (filter.type === "at-location") {
    noteNode(
      {
        ref: "previous-target",
        types: ["location"],
        aside: true,
        picked: true,
      },
      known,
    );
  }
  if (filter.type === "in-challenge") noteDone("challenge", known);
}

/** Remembers the cards that a condition is about. */
export function noteCondition(condition: Condition, known: Antecedents): void {
  const traits = CONDITION_TRAITS[condition.type];
  if (condition.type === "in-challenge") noteDone("challenge", known);
  if (isAboutOpponent(condition)) notePlayer("OPPONENT", known);
  if (isAboutDoing(condition) && !isAnythingDone(known)) known.dangling = true;
  // What must be done may be impossible; nobody can decide not to do it.
  if (
    condition.type === "if-they-do-not" && !condition.wording?.cannot &&
    !isLeftOpen(known)
  ) {
    known.dangling = true;
  }
  if (condition.type === "this-way" && !isDone(condition.what, known)) {
    known.dangling = true;
  }
  if (
    "withoutTarget" in traits && traits.withoutTarget === "this card" &&
    !("target" in condition)
  ) {
    known.mentions.push({ ref: "SELF" });
  }
  // "While this character is your only character, he …"
  if (isNoOther(condition)) known.mentions.push({ ref: "SELF" });
  if ("query" in condition && condition.query !== undefined) {
    noteNode({
      ref: "previous-target",
      types: condition.query.cardTypes,
      ...(isOnlyCard(condition) || condition.type === "this-way"
        ? {}
        : { aside: true }),
    }, known);
  }
}

/** "an opponent has more lore than you": the one that "they" means. */
function isAboutOpponent(condition: Condition): boolean {
  switch (condition.type) {
    case "count":
      return condition.query.owner === "opponent";
    case "comparison":
      return [condition.left, condition.right].some((amount) =>
        typeof amount === "object" &&
        (amount.type === "lore" && amount.owner !== "you" &&
            amount.owner !== "their" ||
          amount.type === "count" && amount.query.owner === "opponent")
      );
    default:
      return false;
  }
}

/** Whether something could be left undone: "you may", "pays", "chooses". */
function isLeftOpen({ done, isPart }: Antecedents): boolean {
  return isPart || done.includes("optional") || done.includes("pay-cost") ||
    done.includes("choice");
}

/** "if you do", "if they don't" */
function isAboutDoing({ type }: Condition): boolean {
  return type === "if-you-do" || type === "if-they-do-not";
}

/** "you have a Hero character in play": nobody is meant in particular. */
export function isHaving(condition: Condition): boolean {
  return condition.type === "count" && !isOnlyCard(condition);
}

/** "this character is your only character": there is no other one. */
function isNoOther(condition: Condition): boolean {
  return condition.type === "count" && condition.comparison === "equal" &&
    condition.value === 0 && condition.query.excludeSelf === true;
}

/** "only 1 character here": the one that "they" means. */
function isOnlyCard(condition: Condition): boolean {
  return condition.type === "count" && condition.comparison === "equal" &&
    condition.value === 1;
}

/** What comes with an amount, be it an event or an effect before this one. */
const MEASURED =
  /damage|lore|draw|discard|ink|pay|cost|cards|banish|return|look|reveal|count|comparison|replaces|amount|one-or-more/u;

/** Whether an amount was spoken of before what is being done. */
function isMeasured({ done, deeds }: Antecedents): boolean {
  const others = done.slice(0, -1);
  return deeds > 1 || others.some((name) => MEASURED.test(name));
}

/** Amounts look back as well: "that much", "for each item banished this way". */
export function checkAmount(
  amount: CountedAmount,
  known: Antecedents,
): void {
  const isMissing = amount.type === "trigger-amount"
    ? !known.isPart && !isMeasured(known)
    : "what" in amount && !isDone(amount.what, known);
  if (isMissing) known.dangling = true;
}
