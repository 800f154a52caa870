import {
  type Cost,
  type CostGroup,
  type Costs,
  type Predicate,
  variant,
} from "../ast/internal.ts";
import {
  isAlly,
  isOne,
  printCollection,
  printCollectionInWords,
} from "./collection.ts";
import {
  joinPhrases,
  type Phrase,
  phrase,
  unwritable,
  variable,
} from "./phrase.ts";
import { printTarget, printTargets } from "./predicate.ts";
import { byTag, printWith } from "./printers.ts";
import { simplestCost } from "./simplest.ts";

/** Whether a cost stands in a group of costs. */
type CostPlace = "alone" | "in group";

// The parser reads a list of more costs only if it says where it starts.
const MOST_COSTS = 16;

/** What is paid: "abandon an ally", "{e} and discard your hand". */
export function printCost(cost: Cost): Phrase {
  const simplest = simplestCost(cost);
  return isList(simplest) && simplest.CostList.length > MOST_COSTS
    ? printClosedCost(cost)
    : printOpenCost(cost, simplest);
}

/** What is paid, where an "and" after it may join something else. */
export function printClosedCost(cost: Cost): Phrase {
  const simplest = simplestCost(cost);
  const printed = printOpenCost(cost, simplest);
  return isList(simplest) && !isNothing(simplest)
    ? phrase`both ${printed}`
    : printed;
}

function printOpenCost(cost: Cost, simplest: Cost): Phrase {
  const printed = print(simplest, "alone");
  return typeof cost === "object" && depthOf(simplest) > 2
    ? unwritable("nested-costs", cost, printed)
    : printed;
}

/** What is paid for an effect: energy is written "pay {e}". */
export function printEffectCost(cost: Cost): Phrase {
  const simplest = simplestCost(cost);
  return typeof simplest === "object" && "Energy" in simplest ||
      isNothing(simplest)
    ? phrase`pay ${printCost(cost)}`
    : printCost(cost);
}

/** Whether there is nothing to pay. */
export function isNothing(cost: Cost): boolean {
  const simplest = simplestCost(cost);
  return isList(simplest) && simplest.CostList.length === 0;
}

/** Whether the text of a cost ends in a list that goes on after "and". */
export function endsInList(cost: Cost): boolean {
  const simplest = simplestCost(cost);
  const last = typeof simplest === "object" && "Choice" in simplest
    ? simplest.Choice.at(-1)
    : simplest;
  return last !== undefined && isList(last);
}

function print(cost: Cost, place: CostPlace): Phrase {
  return printWith<Costs, CostPlace>(printers, cost, place);
}

const printers = byTag<Costs, CostPlace>({
  AbandonCharactersCount: ({ target, count }) => {
    if (isOne(count)) return phrase`abandon ${printTarget(target)}`;
    return typeof count === "object" && "Exactly" in count && isAlly(target)
      ? phrase`abandon ${variable("count-allies", count.Exactly)}`
      : phrase`abandon ${printCollection(target, count)}`;
  },
  BanishAllCardsFromYourVoid: () => "{Banish} your void",
  BanishAllCardsFromYourVoidWithMinCount: (count) =>
    phrase`{Banish} your void with ${variable("count", count)} or more cards`,
  BanishCardsFromEnemyVoid: (count) =>
    phrase`{Banish} ${variable("cards", count)} from the opponent's void`,
  BanishCardsFromYourVoid: (count) =>
    count === 1
      ? "{Banish} another card in your void"
      : phrase`{Banish} ${variable("cards", count)} from your void`,
  BanishFromHand: (target) => phrase`{Banish} ${printTarget(target)} from hand`,
  Choice: (costs, place) => printGroup(costs, "or", place),
  CostList: (costs, place) => printGroup(costs, "and", place),
  DiscardCards: ({ target, count }) => {
    if (isAnyCard(target)) {
      return phrase`discard ${variable("discards", count)}`;
    }
    return count === 1
      ? phrase`discard ${printTarget(target)}`
      : phrase`discard ${variable("count", count)} ${printTargets(target)}`;
  },
  DiscardHand: () => "discard your hand",
  Energy: (energy) => variable("e", energy),
  LoseMaximumEnergy: (count) =>
    phrase`lose ${variable("maximum-energy", count)}`,
  ReturnToHand: ({ target, count }) => {
    if (isOne(count)) return phrase`return ${printTarget(target)} to hand`;
    if (count === "All" && hasNoArticle(target)) {
      return phrase`return all ${printTarget(target)} to hand`;
    }
    if (count === "AnyNumberOf" && hasNoArticle(target)) {
      return phrase`return any number of ${printTarget(target)} to hand`;
    }
    return phrase`return ${printCollectionInWords(target, count)} to hand`;
  },
  SpendOneOrMoreEnergy: () => "pay 1 or more {energy-symbol}",
});

/** A group in a group says where it starts: "either … or", "both … and". */
function printGroup(
  costs: CostGroup,
  word: "or" | "and",
  place: CostPlace,
): Phrase {
  if (costs.length === 0) return "no cost";
  const members = costs.map((cost) => print(cost, "in group"));
  const group = joinPhrases(members, ` ${word} `);
  return place === "alone"
    ? group
    : phrase`${word === "or" ? "either" : "both"} ${group}`;
}

function isList(
  cost: Cost,
): cost is Extract<Cost, { readonly CostList: unknown }> {
  return variant<Costs>(cost)[0] === "CostList";
}

/** How many groups of costs stand in one another. */
function depthOf(cost: Cost): number {
  const [tag, payload] = variant<Costs>(cost);
  return tag === "Choice" || tag === "CostList"
    ? payload.reduce((most, cost) => Math.max(most, 1 + depthOf(cost)), 0)
    : 0;
}

function isAnyCard(target: Predicate): boolean {
  return typeof target === "object" && "Any" in target && target.Any === "Card";
}

/** Whether one of a target is written without "a": "{a-subtype}", "it". */
function hasNoArticle(target: Predicate): boolean {
  if (typeof target === "string") return true;
  if (!("Any" in target) || typeof target.Any !== "object") return false;
  const { Any: card } = target;
  return "CharacterType" in card ||
    "CardWithCost" in card &&
      hasNoArticle({ Any: card.CardWithCost.target });
}
