import type {
  Comparison,
  Condition,
  ConditionOf,
  Filter,
  Query,
} from "../ast/mod.ts";
import { controllerOf } from "./controller.ts";

/** A condition by the names that the design document has for what players have. */
export function shortCondition(
  condition: Condition | undefined,
): Condition | undefined {
  const short = condition?.type === "count"
    ? ofCards(condition)
    : condition?.type === "comparison"
    ? ofLore(condition)
    : undefined;
  return short === undefined ? condition : short as unknown as Condition; // The document's.
}

function ofCards(
  { query, comparison, value }: ConditionOf<"count">,
): object | undefined {
  const { cardTypes, zones, filter = [], excludeSelf } = query;
  const controller = controllerOf(query.owner);
  const name = SHORT[`${cardTypes} ${zones}`];
  if (filter.length === 0 && !excludeSelf && name !== undefined) {
    return name === "has-item-count" || name === "has-location-count"
      ? { type: name, controller, comparison, count: value }
      : { type: "resource-count", what: name, controller, comparison, value };
  }
  return isOneCharacter(query, comparison, value)
    ? such(filter[0]!, controller, excludeSelf)
    : undefined;
}

const SHORT: { readonly [cards: string]: string | undefined } = {
  "item play": "has-item-count",
  "location play": "has-location-count",
  "character play": "characters",
  "card hand": "cards-in-hand",
  "card discard": "cards-in-discard",
  "card inkwell": "cards-in-inkwell",
};

function isOneCharacter(
  { cardTypes, zones, filter = [] }: Query,
  comparison: Comparison,
  value: number,
): boolean {
  return `${cardTypes} ${zones}` === "character play" && filter.length === 1 &&
    comparison === "greater-or-equal" && value === 1;
}

function such(
  filter: Filter,
  controller: string,
  excludeSelf: true | undefined,
): object | undefined {
  const whose = { controller, ...(excludeSelf ? { excludeSelf } : {}) };
  switch (filter.type) {
    case "has-name":
      return { type: "has-named-character", name: filter.name, ...whose };
    case "has-classification": {
      const { classification } = filter;
      const type = "has-character-with-classification";
      return { type, classification, ...whose };
    }
    case "has-keyword": {
      const { keyword } = filter;
      return { type: "has-character-with-keyword", keyword, ...whose };
    }
    default:
      return undefined;
  }
}

function ofLore(
  { left, comparison, right }: ConditionOf<"comparison">,
): object | undefined {
  return typeof left === "object" && left.type === "lore" &&
      typeof right === "number"
    ? {
      type: "resource-count",
      what: "lore",
      controller: controllerOf(left.owner),
      comparison,
      value: right,
    }
    : undefined;
}
