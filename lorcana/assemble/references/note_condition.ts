import { CONDITION_TRAITS } from "../../ast/condition_traits.ts";
import type { Condition, ConditionOf, Query } from "../../ast/mod.ts";
import { type Antecedents, noteDone, notePlayer } from "./antecedents.ts";
import { NOTHING_KNOWN, thisCard } from "./mention.ts";
import { isDoneToOthers } from "./last_mention.ts";
import { hasNoMatchingDoer } from "./doers.ts";
import { isAnythingDone, isDone } from "./done.ts";
import { ASKED } from "./meant.ts";
import { noteNode } from "./note.ts";
import { isOpponentsTurn } from "./note_players.ts";
import { isByEvent } from "./of_event.ts";

/** Records what a condition mentions, and checks its own references. */
export function noteCondition(condition: Condition, known: Antecedents): void {
  const traits = CONDITION_TRAITS[condition.type];
  noteDone(ASKED, known);
  if (condition.type === "matches") {
    for (const type of condition.query.cardTypes) noteDone(ASKED + type, known);
  }
  if (condition.type === "in-challenge") noteDone("challenge", known);
  if (isAboutOpponent(condition)) notePlayer("OPPONENT", known);
  if (isOpponentsTurn(condition)) notePlayer("TURN", known);
  if (isAboutDoing(condition) && !isAnythingDone(known)) known.dangling = true;
  if (hasNoMatchingDoer(condition, known)) known.dangling = true;
  // What must be done may be impossible, and nobody can decide not to do it; of
  // what may be done, no tree says that it was impossible.
  if (
    condition.type === "if-they-do-not" && !known.isPart &&
    isLeftOpen(known) === (condition.wording?.cannot === true)
  ) {
    known.dangling = true;
  }
  if (condition.type === "this-way" && !isDoneThisWay(condition, known)) {
    known.dangling = true;
  }
  if (
    "withoutTarget" in traits && traits.withoutTarget === "this card" &&
    !("target" in condition)
  ) {
    known.mentions.push(thisCard());
  }
  // "While this character is at a location, that location …"
  if (isAnywhere(condition)) {
    noteNode({
      ...NOTHING_KNOWN,
      ref: "previous-target",
      types: ["location"],
      aside: true,
      picked: true,
    }, known);
  }
  // "While this character is your only character, he …"
  if (isNoOther(condition)) known.mentions.push(thisCard());
  if (namesCards(condition)) {
    noteNode({
      ...NOTHING_KNOWN,
      ref: "previous-target",
      types: condition.query.cardTypes,
      aside: isOnlyCard(condition) || condition.type === "this-way"
        ? undefined
        : true,
      rival: isOneInPile(condition) || undefined,
      counted: areSeveral(condition) || undefined,
    }, known);
  }
}

/** Whether something was done since the ability began. */
function isDoneThisWay(
  { what, query }: ConditionOf<"this-way">,
  known: Antecedents,
): boolean {
  return isDone(what, known) && !isByEvent(what, known) &&
    (query === undefined || !isDoneToOthers(what, query.cardTypes, known));
}

/** Whether a condition mentions cards; "it's a song card" adds none. */
export function namesCards(
  condition: Condition,
): condition is Extract<Condition, { readonly query?: Query }> & {
  readonly query: Query;
} {
  return "query" in condition && condition.query !== undefined &&
    condition.type !== "matches";
}

/** "this character is at a location": at any one. */
export function isAnywhere(condition: Condition): boolean {
  return condition.type === "at-location" && condition.location === undefined;
}

/** "an opponent has more lore than you": "they" is that opponent. */
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
function isLeftOpen({ done }: Antecedents): boolean {
  return done.includes("optional") || done.includes("pay-cost") ||
    done.includes("choice");
}

/** "if you do", "if they don't" */
function isAboutDoing({ type }: Condition): boolean {
  return type === "if-you-do" || type === "if-they-do-not";
}

/** "you have a Hero character in play": no card in particular. */
export function isHaving(condition: Condition): boolean {
  return condition.type === "count" && !isOnlyCard(condition);
}

/** "this character is your only character": there is no other. */
function isNoOther(condition: Condition): boolean {
  return condition.type === "count" && condition.comparison === "equal" &&
    condition.value === 0 && condition.query.excludeSelf === true;
}

/** "only 1 character here": the card that "they" means. */
function isOnlyCard(condition: Condition): boolean {
  return condition.type === "count" && condition.comparison === "equal" &&
    condition.value === 1;
}

/** "you have exactly 2 characters here": those that "one of them" means. */
function areSeveral(condition: Condition): boolean {
  return condition.type === "count" && condition.value > 1 &&
    condition.comparison !== "less-than" &&
    condition.comparison !== "less-or-equal";
}

/** "there's an item card in your discard": not clear which one. */
function isOneInPile(condition: Condition): boolean {
  return condition.type === "count" && condition.value === 1 &&
    condition.comparison === "greater-or-equal" &&
    condition.query.zones.some((zone) => zone === "discard" || zone === "hand");
}
