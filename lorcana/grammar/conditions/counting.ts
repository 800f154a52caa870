import type {
  Amount,
  Comparison,
  Condition,
  Controller,
  Filter,
  Query,
} from "../../ast/mod.ts";
import { countOf } from "../amounts/counted.ts";
import { type Noun, toQuery } from "../nouns/noun.ts";
import type { Tally } from "./tally.ts";

/** Compares how many such cards two players have. */
export function more(
  noun: Noun,
  left: Controller,
  comparison: Comparison,
  right: Controller,
): Condition {
  return {
    type: "comparison",
    left: amountOf(noun, left),
    comparison,
    right: amountOf(noun, right),
  };
}

/** How many such cards a player has. */
export function amountOf(noun: Noun, controller: Controller): Amount {
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
