import { CONDITION_TRAITS } from "../ast/condition_traits.ts";
import type {
  CardType,
  Condition,
  Cost,
  CountedAmount,
  Filter,
  Trigger,
} from "../ast/mod.ts";
import { isAboutOthers } from "../ast/about_others.ts";
import {
  type Antecedents,
  isAnythingDone,
  isDone,
  typesOf,
} from "./antecedents.ts";

/** Remembers that some card was spoken of. */
export function noteCard(known: Antecedents): void {
  known.mentions.push({ ref: "previous-target" });
}

/** Remembers the card of a trigger, and what happened. */
export function noteTrigger(trigger: Trigger, known: Antecedents): void {
  const { event, on, defender, restrictions = [] } = trigger;
  known.done.add(event);
  for (const { type } of restrictions) known.done.add(type);
  if (event === "sing") noteAside(["song"], known);
  if (isAboutOthers(trigger)) {
    const types = event === "sing" || on === undefined
      ? undefined
      : typesOf(on);
    known.mentions.push({ ref: "trigger-subject", types });
  } else if (on === "SELF") {
    known.mentions.push({ ref: "SELF" });
  }
  if (defender !== undefined) noteAside(typesOf(defender), known);
}

/** Remembers cards that only a noun can mean. */
export function noteAside(
  types: readonly CardType[] | undefined,
  known: Antecedents,
): void {
  known.mentions.push({ ref: "previous-target", types, aside: true });
}

/** Remembers what was paid; most costs are paid with this card. */
export function noteCost(cost: Cost, known: Antecedents): void {
  for (const name in cost) known.done.add(name);
  known.mentions.push({ ref: "SELF" });
}

/** "at a location": the one that "that location" means. */
export function noteFilter(filter: Filter, known: Antecedents): void {
  if (filter.type === "at-location") noteAside(["location"], known);
  if (filter.type === "in-challenge") known.done.add("challenge");
}

/** Remembers the cards that a condition is about. */
export function noteCondition(condition: Condition, known: Antecedents): void {
  const traits = CONDITION_TRAITS[condition.type];
  if (condition.type === "in-challenge") known.done.add("challenge");
  if (isAboutDoing(condition) && !isAnythingDone(known)) known.dangling = true;
  if (
    "withoutTarget" in traits && traits.withoutTarget === "this card" &&
    !("target" in condition)
  ) {
    known.mentions.push({ ref: "SELF" });
  }
  if (isOnlyCard(condition)) noteCard(known);
  else if ("query" in condition && condition.query !== undefined) {
    noteAside(condition.query.cardTypes, known);
  }
}

/** "if you do", "if they don't" */
function isAboutDoing({ type }: Condition): boolean {
  return type === "if-you-do" || type === "if-they-do-not";
}

/** "only 1 character here": the one that "they" means. */
function isOnlyCard(condition: Condition): boolean {
  return condition.type === "count" && condition.comparison === "equal" &&
    condition.value === 1;
}

/** Amounts look back as well: "that much", "for each item banished this way". */
export function checkAmount(
  amount: CountedAmount,
  known: Antecedents,
): void {
  const isMissing = amount.type === "trigger-amount"
    ? !known.isPart && known.done.size < 2
    : "what" in amount && !isDone(amount.what, known);
  if (isMissing) known.dangling = true;
}
