import type {
  Amount,
  Comparison,
  Condition,
  Controller,
  Query,
  Target,
} from "../ast/mod.ts";
import { pile, printAmount } from "./amount.ts";
import { bounded, having, keyword } from "./filter.ts";
import { printBody, printNoun } from "./noun.ts";
import { isPlural, printTarget } from "./target.ts";
import { printMetric, printNoMetric } from "./turn_metric.ts";
import { article, phrase, type Voice } from "./voice.ts";

/** The words behind "if" or "while". */
export function printCondition(condition: Condition, voice: Voice): string {
  switch (condition.type) {
    case "has-named-character":
      return `${
        HOLDERS[condition.controller]
      } a character named ${condition.name} in play`;
    case "has-character-with-classification":
      return has(
        condition.controller,
        condition.excludeSelf,
        `${condition.classification} character`,
      );
    case "has-character-with-keyword":
      return has(
        condition.controller,
        condition.excludeSelf,
        `character with ${keyword(condition.keyword)}`,
      );
    case "has-item-count":
      return tallied(condition.controller, condition, condition.count, "item");
    case "has-location-count":
      return tallied(
        condition.controller,
        condition,
        condition.count,
        "location",
      );
    case "resource-count":
      return resource(condition);
    case "comparison":
      return comparison(condition, voice);
    case "no-damage":
      return `${card(condition.target, voice)} ${
        have(condition.target)
      } no damage`;
    case "has-any-damage":
      return `${card(condition.target, voice)} ${
        have(condition.target)
      } damage`;
    case "is-exerted":
      return `${card(condition.target, voice)} ${is(condition.target)} exerted`;
    case "is-ready":
      return `${card(condition.target, voice)} ${is(condition.target)} ready`;
    case "at-location":
      return phrase(
        card(condition.target, voice),
        is(condition.target),
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
        card(condition.target, voice),
        have(condition.target),
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
      return `${printTarget(condition.target, voice, "subject")} ${
        be(condition.target)
      } named ${condition.name}`;
    case "nth-this-turn":
      return nth(condition);
    case "this-way":
      return thisWay(condition, voice);
    case "has":
      return phrase(
        printTarget(condition.target, voice, "subject"),
        "has",
        ...condition.filters.map((filter) => having(filter, voice)),
      );
    case "in-zone":
      return `${printTarget(condition.target, voice, "subject")} is ${
        condition.zone === "play" ? "in play" : `in your ${condition.zone}`
      }`;
    case "target-query":
      return query(condition, voice);
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

const HOLDERS: { readonly [C in Controller]: string } = {
  you: "you have",
  opponent: "an opponent has",
  any: "there is",
  "each-opponent": "each opponent has",
  "chosen-opponent": "chosen opponent has",
  they: "they have",
};

const RIVALS: { readonly [C in Controller]: string } = {
  you: "you",
  opponent: "an opponent",
  any: "you",
  "each-opponent": "each opponent",
  "chosen-opponent": "an opponent",
  they: "they do",
};

const STATS = {
  strength: "{S}",
  willpower: "{W}",
  lore: "{L}",
  cost: "cost",
} as const;

function has(
  controller: Controller,
  excludeSelf: true | undefined,
  noun: string,
): string {
  const words = excludeSelf ? `another ${noun}` : article(noun);
  return `${HOLDERS[controller]} ${words} in play`;
}

function tallied(
  controller: Controller,
  { comparison }: { readonly comparison: Comparison },
  count: number,
  noun: string,
): string {
  return phrase(
    HOLDERS[controller],
    comparison === "greater-or-equal" && count === 1
      ? article(noun)
      : `${tally(comparison, count)} ${noun}s`,
    "in play",
  );
}

/** "3 or more", "fewer than 3", "no" */
function tally(comparison: Comparison, value: number): string {
  switch (comparison) {
    case "greater-or-equal":
      return `${value} or more`;
    case "less-or-equal":
      return `${value} or less`;
    case "less-than":
      return `fewer than ${value}`;
    case "greater-than":
      return `more than ${value}`;
    case "equal":
      return value === 0 ? "no" : `only ${value}`;
  }
}

function resource(
  { what, controller, comparison, value }: Extract<
    Condition,
    { type: "resource-count" }
  >,
): string {
  const amount = comparison === "greater-or-equal" && value === 1 &&
      what === "characters"
    ? undefined
    : tally(comparison, value);
  const holder = HOLDERS[controller];
  switch (what) {
    case "lore":
      return `${holder} ${amount} lore`;
    case "characters":
      return amount === undefined
        ? `${holder} a character in play`
        : `${holder} ${amount} characters in play`;
    default: {
      const zone = what.replace("cards-in-", "");
      const mine = controller === "you" ? "your" : "their";
      return amount === undefined ||
          comparison === "greater-or-equal" && value === 1
        ? `${holder} a card in ${mine} ${zone}`
        : `${holder} ${amount} cards in ${mine} ${zone}`;
    }
  }
}

function comparison(
  { left, comparison, right }: Extract<Condition, { type: "comparison" }>,
  voice: Voice,
): string {
  const controller = controllerOf(left);
  const rival = controllerOf(right);
  if (controller !== undefined && rival !== undefined) {
    const word = comparison === "greater-than" ? "more" : "fewer";
    return `${HOLDERS[controller]} ${
      comparison === "less-than" && isLore(left) ? "less" : word
    } ${things(left, voice, controller)} than ${RIVALS[rival]}`;
  }
  if (typeof left === "object" && left.type === "this-way") {
    return `you removed ${right} or more damage this way`;
  }
  if (typeof left === "object" && left.type.startsWith("cards-under")) {
    return `there are ${right}${bounded(comparison)} cards under ${
      printTarget(
        left.type === "cards-under" ? left.target : "SELF",
        voice,
        "object",
      )
    }`;
  }
  return `${printAmount(left, voice)} is ${printAmount(right, voice)}${
    bounded(comparison)
  }`;
}

function isLore(amount: Amount): boolean {
  return typeof amount === "object" && amount.type === "lore";
}

function controllerOf(amount: Amount): Controller | undefined {
  if (typeof amount !== "object") return undefined;
  if ("controller" in amount) return amount.controller;
  if (amount.type !== "filtered-count") return undefined;
  const { owner } = amount.query;
  return owner === "you" ? "you" : owner === "their" ? "they" : "each-opponent";
}

function things(amount: Amount, voice: Voice, controller: Controller): string {
  if (typeof amount !== "object") return String(amount);
  const mine = controller === "you" ? "you" : "they";
  switch (amount.type) {
    case "lore":
      return "lore";
    case "cards-in-hand":
    case "cards-in-discard":
    case "cards-in-inkwell":
      return `cards in ${pile(mine, amount.type.replace("cards-in-", ""))}`;
    case "characters-in-play":
      return "characters in play";
    case "items-in-play":
      return "items in play";
    case "locations-in-play":
      return "locations in play";
    case "filtered-count":
      return `${
        printBody(
          { ...amount.query, owner: "any", selector: "any" },
          voice,
          true,
        )
      } in play`;
    default:
      return "";
  }
}

/** This card, or the one a condition names. */
function card(target: Target | undefined, voice: Voice): string {
  return printTarget(target ?? "SELF", voice, "subject");
}

function is(target: Target | undefined): string {
  return be(target ?? "SELF");
}

/** "is" or "are" behind the words for a target. */
function be(target: Target): string {
  return plural(target) ? "are" : "is";
}

function plural(target: Target): boolean {
  return isPlural(target);
}

function have(target: Target | undefined): string {
  return plural(target ?? "SELF") ? "have" : "has";
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
  const what = role === "defender" ? "being challenged" : phrase(
    "challenging",
    against && printTarget(against, voice, "object"),
  );
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
  { what, query }: Extract<Condition, { type: "this-way" }>,
  voice: Voice,
): string {
  return query.selector === "all"
    ? `any ${printBody(query, voice, true)} were ${what} this way`
    : `${printNoun(query, voice, "object")} is ${what} this way`;
}

function query(
  condition: Extract<Condition, { type: "target-query" }>,
  voice: Voice,
): string {
  const { query, comparison, value } = condition;
  const { owner, zones, excludeSelf, filter = [] } = query;
  const controller = condition.controller ??
    (owner === "you"
      ? "you"
      : owner === "opponent"
      ? "opponent"
      : owner === "their"
      ? "they"
      : "any");
  const some = comparison === "greater-or-equal" && value === 1;
  const here = filter.some(({ type }) => type === "same-location-as-source");
  const body = printBody(
    { ...query, owner: zones[0] === "play" ? "any" : owner, selector: "any" },
    voice,
    !some && !(comparison === "equal" && value === 1),
  );
  const noun = some
    ? excludeSelf ? `another ${body}` : article(body)
    : `${tally(comparison, value)} ${
      phrase(excludeSelf ? "other" : undefined, body)
    }`;
  const holder = controller === "any"
    ? some ? "there's" : "there are"
    : HOLDERS[controller];
  return phrase(
    holder,
    noun,
    here || zones[0] !== "play" ? undefined : "in play",
  );
}

function not(condition: Condition, voice: Voice): string {
  if (condition.type === "turn-metric") return printNoMetric(condition, voice);
  const words = printCondition(condition, voice);
  return words.replace(/^you have /u, "you don't have ");
}

/** The words behind "unless", for a condition that must not hold. */
export function printUnless(condition: Condition, voice: Voice): string {
  return printCondition(condition, voice);
}
