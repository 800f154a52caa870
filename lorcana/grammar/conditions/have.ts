import { oneOf, type Rule } from "../../../combinators/mod.ts";
import { countOf } from "../amounts/amounts.ts";
import type {
  Amount,
  Comparison,
  Condition,
  Controller,
  Filter,
  Query,
} from "../../ast/mod.ts";
import { properName } from "../names.ts";
import { type Noun, toQuery } from "../nouns/noun.ts";
import { bound } from "../nouns/filters.ts";
import { anyNoun, nounPhrase } from "../nouns/noun_phrase.ts";
import { cardinal, fixed, lookup, number, pattern } from "../words.ts";

const holder: Rule<Controller> = lookup<Controller>({
  "you have": "you",
  "an opponent has": "opponent",
  "chosen opponent has": "chosen-opponent",
  "each opponent has": "each-opponent",
  "one or more opponents have": "opponent",
  "your opponents have": "opponent",
  "opponents have": "opponent",
  "they have": "they",
  "that player has": "they",
});

const rival: Rule<Controller> = lookup<Controller>({
  "you": "you",
  "you do": "you",
  "each opponent": "each-opponent",
  "each of your opponents": "each-opponent",
  "an opponent": "opponent",
  "they do": "they",
});

const without: Rule<Controller> = lookup<Controller>({
  "you don't have": "you",
  "you do not have": "you",
});

/** How many cards there must be. */
export interface Tally {
  readonly comparison: Comparison;
  readonly value: number;
}

/** "3 or more", "fewer than 3", "no": how many. */
export const tally: Rule<Tally> = oneOf<Tally>([
  pattern`${number} ${bound}`.map(([value, comparison]) => ({
    comparison,
    value,
  })),
  pattern`fewer than ${number}`.map(([value]) => ({
    comparison: "less-than",
    value,
  })),
  pattern`more than ${number}`.map(([value]) => ({
    comparison: "greater-than",
    value,
  })),
  pattern`at least ${cardinal}`.map(([value]) => ({
    comparison: "greater-or-equal",
    value,
  })),
  pattern`exactly ${cardinal}`.map(([value]) => ({
    comparison: "equal",
    value,
  })),
  pattern`only ${cardinal}`.map(([value]) => ({ comparison: "equal", value })),
  fixed("no").map(() => ({ comparison: "equal", value: 0 })),
]);

/** "more" or "fewer" before "than". */
export const moreOrFewer: Rule<Comparison> = lookup<Comparison>({
  "more": "greater-than",
  "fewer": "less-than",
});

const atLeastOne: Tally = { comparison: "greater-or-equal", value: 1 };

/** "you have a Hero character in play", "you have no cards in your hand" */
export const haveConditions: readonly Rule<Condition>[] = [
  // Both must be there: the filter of a noun phrase would ask for
  // either, and of two readings of the same length the first one counts.
  pattern`${holder} characters named ${properName} and ${properName} in play`
    .map(([controller, left, right]): Condition => ({
      type: "and",
      conditions: [left, right].map((name) => ({
        type: "has-named-character",
        name,
        controller,
      })),
    })),
  pattern`${holder} ${nounPhrase}`.map(([controller, noun]) =>
    having(controller, noun)
  ),
  pattern`${holder} ${tally} ${anyNoun}`.map(([controller, tally, noun]) =>
    counting(controller, noun, tally)
  ),
  pattern`${holder} ${nounPhrase} and ${nounPhrase}`.map((
    [controller, left, right],
  ): Condition => ({
    type: "and",
    conditions: [having(controller, left), having(controller, right)],
  })),
  pattern`${holder} any ${anyNoun}`.map(([controller, noun]) =>
    counting(controller, noun, atLeastOne)
  ),
  pattern`${holder} ${number} ${bound} lore`.map((
    [controller, value, comparison],
  ) => lore(controller, comparison, value)),
  pattern`no opponent has ${nounPhrase}`.map(([noun]): Condition => ({
    type: "not",
    condition: having("opponent", noun),
  })),
  pattern`no opponent has ${number} ${bound} lore`.map((
    [value, comparison],
  ): Condition => ({
    type: "not",
    condition: lore("opponent", comparison, value),
  })),
  pattern`${without} ${nounPhrase}`.map(([controller, noun]): Condition => ({
    type: "not",
    condition: having(controller, noun),
  })),
  pattern`${without} any ${anyNoun}`.map(([controller, noun]): Condition =>
    counting(controller, noun, { comparison: "equal", value: 0 })
  ),
  pattern`${holder} more lore than ${rival}`.map(([left, right]): Condition =>
    comparing({ type: "lore", controller: left }, "greater-than", {
      type: "lore",
      controller: right,
    })
  ),
  pattern`${holder} less lore than ${rival}`.map(([left, right]): Condition =>
    comparing({ type: "lore", controller: left }, "less-than", {
      type: "lore",
      controller: right,
    })
  ),
  pattern`${holder} more ${anyNoun} than ${rival}`.map((
    [left, noun, right],
  ) => more(noun, left, "greater-than", right)),
  pattern`${holder} fewer ${anyNoun} than ${rival}`.map((
    [left, noun, right],
  ) => more(noun, left, "less-than", right)),
];

function lore(
  controller: Controller,
  comparison: Comparison,
  value: number,
): Condition {
  return {
    type: "resource-count",
    what: "lore",
    controller,
    comparison,
    value,
  };
}

function comparing(
  left: Amount,
  comparison: Comparison,
  right: Amount,
): Condition {
  return { type: "comparison", left, comparison, right };
}

/** Compares how many such cards two players have. */
export function more(
  noun: Noun,
  left: Controller,
  comparison: Comparison,
  right: Controller,
): Condition {
  return comparing(amountOf(noun, left), comparison, amountOf(noun, right));
}

/** How many such cards a player has. */
function amountOf(noun: Noun, controller: Controller): Amount {
  const owner = ownerOf(controller);
  const amount = countOf({ ...noun, owner });
  return "controller" in amount ? { ...amount, controller } : amount;
}

function ownerOf(controller: Controller): Query["owner"] {
  return controller === "you" || controller === "any"
    ? controller
    : controller === "they"
    ? "their"
    : "opponent";
}

/** "a …", "another …", "2 or more …": at least so many of them. */
function having(controller: Controller, noun: Noun): Condition {
  const { count } = noun;
  const value = typeof count === "number"
    ? count
    : typeof count === "object"
    ? "atLeast" in count ? count.atLeast : count.upTo
    : 1;
  return counting(controller, noun, {
    comparison: "greater-or-equal",
    value,
  });
}

/** The condition that so many cards are there, by its shortest name. */
export function counting(
  holder: Controller,
  noun: Noun,
  { comparison, value }: Tally,
): Condition {
  // "there are no cards in your hand": the noun says whose.
  const controller = holder === "any" ? controllerOf(noun) : holder;
  const { types, filters, excludeSelf, zone = "play" } = noun;
  const type = types.length === 1 ? types[0] : undefined;
  const some = comparison === "greater-or-equal" && value === 1;
  const plain = filters.length === 0 && !excludeSelf && zone === "play";
  if (plain && type === "item") {
    return { type: "has-item-count", controller, comparison, count: value };
  }
  if (plain && type === "location") {
    return { type: "has-location-count", controller, comparison, count: value };
  }
  const what = filters.length === 0 && !excludeSelf
    ? RESOURCES[`${type} ${zone}`]
    : undefined;
  if (what !== undefined) {
    return { type: "resource-count", what, controller, comparison, value };
  }
  const named = type === "character" && zone === "play" && some &&
      filters.length === 1
    ? oneSuch(filters[0]!, controller, excludeSelf)
    : undefined;
  if (named !== undefined) return named;
  const query: Query = {
    ...toQuery({ ...noun, owner: noun.owner ?? ownerOf(controller) }),
    selector: "all",
    count: "all",
  };
  return {
    type: "target-query",
    query,
    ...(controller === "you" || controller === "opponent" ||
        controller === "any"
      ? {}
      : { controller }),
    comparison,
    value,
  };
}

function controllerOf({ owner }: Noun): Controller {
  return owner === "you" || owner === "opponent"
    ? owner
    : owner === "their"
    ? "they"
    : "any";
}

const RESOURCES: { readonly [key: string]: string | undefined } = {
  "character play": "characters",
  "card hand": "cards-in-hand",
  "card discard": "cards-in-discard",
  "card inkwell": "cards-in-inkwell",
};

function oneSuch(
  filter: Filter,
  controller: Controller,
  excludeSelf: true | undefined,
): Condition | undefined {
  const other = excludeSelf === undefined ? {} : { excludeSelf };
  switch (filter.type) {
    case "has-name":
      return excludeSelf === undefined
        ? { type: "has-named-character", name: filter.name, controller }
        : undefined;
    case "has-classification":
      return {
        type: "has-character-with-classification",
        classification: filter.classification,
        controller,
        ...other,
      };
    case "has-keyword":
      return {
        type: "has-character-with-keyword",
        keyword: filter.keyword,
        controller,
        ...other,
      };
    default:
      return undefined;
  }
}
