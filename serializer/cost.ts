import type { Cost, CostGroup, Costs, Predicate } from "../ast/mod.ts";
import {
  isAlly,
  isOne,
  printCollection,
  printCollectionInWords,
} from "./collection.ts";
import { joined, type Phrase, phrase, unwritable, variable } from "./phrase.ts";
import { printTarget, printTargets } from "./predicate.ts";
import { type Printers, printWith } from "./printers.ts";
import { simplestCost } from "./simplest.ts";

/** How deep in groups of costs a cost stands. */
type Depth = number;

/** What is paid: "abandon an ally", "{e} and discard your hand". */
export function printCost(cost: Cost): Phrase {
  return print(simplestCost(cost), 0);
}

/** What is paid, where an "and" behind it may join something else. */
export function printClosedCost(cost: Cost): Phrase {
  const simplest = simplestCost(cost);
  const printed = print(simplest, 0);
  return typeof simplest === "object" && "CostList" in simplest
    ? phrase`both ${printed}`
    : printed;
}

/** What is paid for an effect: energy is written "pay {e}". */
export function printEffectCost(cost: Cost): Phrase {
  const simplest = simplestCost(cost);
  return typeof simplest === "object" && "Energy" in simplest
    ? phrase`pay ${print(simplest, 0)}`
    : print(simplest, 0);
}

/** Whether the text of a cost ends in a list that goes on after "and". */
export function endsInList(cost: Cost): boolean {
  const simplest = simplestCost(cost);
  if (typeof simplest !== "object") return false;
  if ("CostList" in simplest) return true;
  const last = "Choice" in simplest ? simplest.Choice.at(-1) : undefined;
  return typeof last === "object" && "CostList" in last;
}

function print(cost: Cost, depth: Depth): Phrase {
  return printWith<Costs, Depth>(printers, cost, depth);
}

const printers: Printers<Costs, Depth> = {
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
  Choice: (costs, depth) => printGroup(costs, "or", depth),
  CostList: (costs, depth) => printGroup(costs, "and", depth),
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
};

/** A group in a group says where it starts: "either … or", "both … and". */
function printGroup(
  costs: CostGroup,
  word: "or" | "and",
  depth: Depth,
): Phrase {
  const members = costs.map((cost) => print(cost, depth + 1));
  const group = joined(members, ` ${word} `);
  if (costs.length === 0) return unwritable("empty", costs, "no cost");
  if (depth === 0) return group;
  const said = phrase`${word === "or" ? "either" : "both"} ${group}`;
  return depth === 1 ? said : unwritable("nested-costs", costs, said);
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
