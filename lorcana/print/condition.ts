import type { Condition, Query, Target } from "../ast/mod.ts";
import { bounded, having as havingWords, keyword } from "./filter.ts";
import { printBody, printNoun } from "./noun.ts";
import { isPlural, printTarget } from "./target.ts";
import {
  HOLDERS,
  printComparison,
  printHas,
  printQuery,
  printResource,
  printTallied,
} from "./have_condition.ts";
import { printMetric, printNoMetric } from "./turn_metric.ts";
import { phrase, type Voice } from "./voice.ts";

/** "if …", or "unless …" for what has no negative of its own. */
export function printIf(condition: Condition, voice: Voice): string {
  return isUnless(condition)
    ? `unless ${printCondition(condition.condition, voice)}`
    : `if ${printCondition(condition, voice)}`;
}

/** Whether a condition can only be denied by "unless". */
export function isUnless(
  condition: Condition,
): condition is Extract<Condition, { type: "not" }> {
  if (condition.type !== "not") return false;
  const { condition: denied } = condition;
  const isTheirs = "controller" in denied && denied.controller !== "you" &&
    denied.controller !== "opponent";
  return isTheirs || !NEGATIVE.has(denied.type);
}

/** Conditions that have words for their opposite: "you don't have …". */
const NEGATIVE: ReadonlySet<Condition["type"]> = new Set<Condition["type"]>([
  "turn-metric",
  "has-named-character",
  "has-character-with-classification",
  "has-character-with-keyword",
  "has-item-count",
  "has-location-count",
]);

/** The words behind "if" or "while". */
export function printCondition(condition: Condition, voice: Voice): string {
  switch (condition.type) {
    case "has-named-character":
      return `${
        HOLDERS[condition.controller]
      } a character named ${condition.name} in play`;
    case "has-character-with-classification":
      return printHas(
        condition.controller,
        condition.excludeSelf,
        `${condition.classification} character`,
      );
    case "has-character-with-keyword":
      return printHas(
        condition.controller,
        condition.excludeSelf,
        `character with ${keyword(condition.keyword)}`,
      );
    case "has-item-count":
      return printTallied(
        condition.controller,
        condition,
        condition.count,
        "item",
      );
    case "has-location-count":
      return printTallied(
        condition.controller,
        condition,
        condition.count,
        "location",
      );
    case "resource-count":
      return printResource(condition);
    case "comparison":
      return printComparison(condition, voice);
    case "no-damage":
      return `${having(condition.target, voice)} no damage`;
    case "has-any-damage":
      return `${having(condition.target, voice)} damage`;
    case "is-exerted":
      return `${being(condition.target, voice)} exerted`;
    case "is-ready":
      return `${being(condition.target, voice)} ready`;
    case "at-location":
      return phrase(
        being(condition.target, voice),
        condition.location === undefined
          ? "at a location"
          : `at ${printTarget(condition.location, voice, "object")}`,
      );
    case "has-card-under":
      return cardUnder(condition, voice);
    case "used-shift":
      return `you used Shift to play ${
        printTarget(condition.target ?? "SELF", voice, "object")
      }`;
    case "in-challenge":
      return challenge(condition, voice);
    case "during-turn":
      return condition.whose === "your"
        ? "it's your turn"
        : "it isn't your turn";
    case "first-turn":
      return "this is your first turn and you're not the first player";
    case "turn-metric":
      return printMetric(condition, voice);
    case "stat-threshold":
      return phrase(
        having(condition.target, voice),
        `${condition.value} ${STATS[condition.stat]}${
          bounded(condition.comparison)
        }`,
      );
    case "if-you-do":
      return "you do";
    case "player-choice":
      return "you may";
    case "if-they-do-not":
      return "they don't";
    case "matches":
      return matches(condition, voice);
    case "matches-named-card":
      return "it's the named card";
    case "is-named":
      return `${being(condition.target, voice)} named ${condition.name}`;
    case "nth-this-turn":
      return nth(condition);
    case "this-way":
      return thisWay(condition, voice);
    case "has":
      return phrase(
        having(condition.target, voice),
        ...condition.filters.map((filter) => havingWords(filter, voice)),
      );
    case "in-zone":
      return `${printTarget(condition.target, voice, "subject")} is ${
        condition.zone === "play" ? "in play" : `in your ${condition.zone}`
      }`;
    case "target-query":
      return printQuery(condition, voice);
    case "and":
      return condition.conditions.map((one) => printCondition(one, voice))
        .join(" and ");
    case "or":
      return condition.conditions.map((one) => printCondition(one, voice))
        .join(" or ");
    case "not":
      return not(condition.condition, voice);
  }
}

const STATS = {
  strength: "{S}",
  willpower: "{W}",
  lore: "{L}",
  cost: "cost",
} as const;

/** "this character is", "they are", for this card or the one that is named. */
function being(target: Target | undefined, voice: Voice): string {
  const words = printTarget(target ?? "SELF", voice, "subject");
  return `${words} ${words === "it" ? "is" : be(target ?? "SELF")}`;
}

/** "this character has", "they have" */
function having(target: Target | undefined, voice: Voice): string {
  const words = printTarget(target ?? "SELF", voice, "subject");
  const one = words === "it" || !isPlural(target ?? "SELF");
  return `${words} ${one ? "has" : "have"}`;
}

/** "is" or "are" behind the words for a target. */
function be(target: Target): string {
  return isPlural(target) ? "are" : "is";
}

function cardUnder(
  { target = "SELF", past }: Extract<Condition, { type: "has-card-under" }>,
  voice: Voice,
): string {
  if (!past) {
    return `there's a card under ${printTarget(target, voice, "object")}`;
  }
  return `${printTarget(target, voice, "subject")} had a card under ${
    target === "SELF" && voice.pronoun !== undefined
      ? printTarget(target, voice, "object")
      : "them"
  }`;
}

function challenge(
  { role, target, against }: Extract<Condition, { type: "in-challenge" }>,
  voice: Voice,
): string {
  const other = against && printTarget(against, voice, "object");
  const what = role === "defender"
    ? phrase("being challenged", other && `by ${other}`)
    : phrase("challenging", other);
  return target === undefined
    ? what
    : `${printTarget(target, voice, "subject")} ${be(target)} ${what}`;
}

function matches(
  { target, query, chosen }: Extract<Condition, { type: "matches" }>,
  voice: Voice,
): string {
  const noun = printNoun(query, voice, "object");
  if (chosen) return `${noun} is chosen`;
  const words = printTarget(target, voice, "subject");
  const card = isCard(target) ? asCards(noun, query) : noun;
  return words === "it" ? `it's ${card}` : `${words} ${be(target)} ${card}`;
}

/** Whether the card spoken of is out of play, so that it is a "song card". */
function isCard(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    (target.cardType === "card" || target.ref === "revealed");
}

function asCards(noun: string, { cardTypes }: Query): string {
  const [type] = cardTypes;
  return type === undefined || type === "card"
    ? noun
    : noun.replace(new RegExp(`\\b${type}\\b`, "u"), `${type} card`);
}

const NTH: { readonly [nth: number]: string | undefined } = {
  1: "first",
  2: "second",
  3: "third",
};

function nth(
  { nth, what, metric, by }: Extract<Condition, { type: "nth-this-turn" }>,
): string {
  const start = `it's the ${NTH[nth] ?? nth} ${what}`;
  if (metric === undefined) return `${start} this turn`;
  const who = by === "CONTROLLER" ? "you've" : "they've";
  const mine = by === "CONTROLLER" ? "your" : "their";
  return metric === "inked"
    ? `${start} ${who} put into ${mine} inkwell this turn`
    : `${start} ${who} ${metric === "drew" ? "drawn" : metric} this turn`;
}

function thisWay(
  { what, query, target = "SELF" }: Extract<Condition, { type: "this-way" }>,
  voice: Voice,
): string {
  if (query === undefined) {
    return `${printTarget(target, voice, "subject")} ${
      be(target)
    } ${what} this way`;
  }
  return query.selector === "all"
    ? `any ${printBody(query, voice, true)} were ${what} this way`
    : `${printNoun(query, voice, "object")} is ${what} this way`;
}

function not(condition: Condition, voice: Voice): string {
  if (condition.type === "turn-metric") return printNoMetric(condition, voice);
  const words = printCondition(condition, voice);
  return words.replace(/^you have /u, "you don't have ")
    .replace(/^an opponent has /u, "no opponent has ");
}
