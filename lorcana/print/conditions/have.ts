import type { HaveConditions } from "../../ast/conditions/have.ts";
import type {
  Amount,
  Comparison,
  ConditionOf,
  Controller,
  Filter,
} from "../../ast/mod.ts";
import { pile, printAmount } from "../amounts/amount.ts";
import {
  behindNoun,
  bounded,
  keyword as keywordWords,
} from "../nouns/filters.ts";
import { printBody } from "../nouns/noun.ts";
import { isPlural, printTarget } from "../nouns/target.ts";
import { article, phrase, type Voice } from "../text/voice.ts";
import { type ConditionWords, denied, type Words } from "./words.ts";

/** "you have 3 or more items in play" */
export const haveWords: ConditionWords<HaveConditions> = {
  "has-named-character": deniable(({ controller, name }) =>
    `${HOLDERS[controller]} a character named ${name} in play`
  ),
  "has-character-with-classification": deniable((
    { controller, excludeSelf, classification },
  ) => has(controller, excludeSelf, `${classification} character`)),
  "has-character-with-keyword": deniable((
    { controller, excludeSelf, keyword },
  ) => has(controller, excludeSelf, `character with ${keywordWords(keyword)}`)),
  "has-item-count": deniable(({ controller, comparison, count }) =>
    tallied(controller, comparison, count, "item")
  ),
  "has-location-count": deniable(({ controller, comparison, count }) =>
    tallied(controller, comparison, count, "location")
  ),
  "resource-count": { says: resource },
  "comparison": { says: compared },
  "has-most": {
    says: ({ controller, which, what }, voice) =>
      `${HOLDERS[controller]} the ${
        which === "fewest" && isLore(what) ? "least" : which
      } ${things(what, voice, controller)}`,
  },
  "target-query": { says: queried },
};

/** A condition that has words for its opposite. */
function deniable<C>(says: (condition: C) => string): Words<C> {
  return { says, denies: (condition) => denied(says(condition)) };
}

/** What players have, in words. */
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

/** "you have another Hero character in play" */
function has(
  controller: Controller,
  excludeSelf: true | undefined,
  noun: string,
): string {
  const words = excludeSelf ? `another ${noun}` : article(noun);
  return `${HOLDERS[controller]} ${words} in play`;
}

/** "you have 3 or more items in play" */
function tallied(
  controller: Controller,
  comparison: Comparison,
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

/** "you have no cards in your hand" */
function resource(
  { what, controller, comparison, value }: ConditionOf<"resource-count">,
): string {
  const amount = comparison === "greater-or-equal" && value === 1 &&
      what === "characters"
    ? undefined
    : tally(comparison, value);
  const holder = HOLDERS[controller];
  switch (what) {
    case "lore":
      return `${holder} ${tally(comparison, value)} lore`;
    case "ink-drops":
      return comparison === "greater-or-equal" && value === 1
        ? `${holder} an ink drop`
        : `${holder} ${tally(comparison, value)} ink drops`;
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

/** "an opponent has more lore than you" */
function compared(
  { left, comparison, right }: ConditionOf<"comparison">,
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
  if (typeof left === "object" && left.type.startsWith("damage-on")) {
    const card = left.type === "damage-on-target" ? left.target : "SELF";
    return `${printTarget(card, voice, "subject")} ${
      isPlural(card) ? "have" : "has"
    } ${printAmount(right, voice)}${bounded(comparison)} damage`;
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
  if (typeof left === "object" && left.type === "ink-types") {
    return `there are ${right}${
      bounded(comparison)
    } different ink types among ${
      voice.words.target(left.query, voice, "subject")
    }`;
  }
  if (
    typeof left === "object" && left.type === "total" && left.of === "damage"
  ) {
    return `there is a total of ${right}${bounded(comparison)} damage on ${
      voice.words.target(left.query, voice, "subject")
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
    case "ink-drops":
      return "ink drops";
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

/** "you have 2 or more other exerted characters in play" */
function queried(
  condition: ConditionOf<"target-query">,
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
  const late = zones[0] === "play" ? filter.filter(isSaidLate) : [];
  const body = printBody(
    {
      ...query,
      owner: zones[0] === "play" ? "any" : owner,
      selector: "any",
      filter: filter.filter((one) => !late.includes(one)),
    },
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
    ...late.map((one) => behindNoun(one, voice)),
  );
}

/** "in play with a card under them": what would part "in play" from its noun. */
function isSaidLate(filter: Filter): boolean {
  return filter.type === "cards-under" ||
    "value" in filter && typeof filter.value === "object";
}
