import { CONDITION_TRAITS } from "../ast/condition_traits.ts";
import type {
  CardType,
  Condition,
  ConditionOf,
  Controller,
  Filter,
  Query,
  Zone,
} from "../ast/mod.ts";
import { unordered } from "./plain.ts";
import { oneQuery } from "./query.ts";

/** A condition in one shape: one way to say "you have N cards of a kind". */
export function oneCondition(condition: Condition): Condition {
  switch (condition.type) {
    case "and":
    case "or":
      return joined(condition);
    case "not":
      return not(condition.condition);
    case "has-named-character":
      return some(condition, { type: "has-name", name: condition.name });
    case "has-character-with-classification": {
      const { classification } = condition;
      return some(condition, { type: "has-classification", classification });
    }
    case "has-character-with-keyword":
      return some(condition, {
        type: "has-keyword",
        keyword: condition.keyword,
      });
    case "has-item-count":
      return counted(condition, "item", "play", condition.count);
    case "has-location-count":
      return counted(condition, "location", "play", condition.count);
    case "resource-count":
      return resource(condition);
    default:
      return withSelf(condition);
  }
}

/** Conditions that hold together, or one of them: without an order. */
function joined(condition: ConditionOf<"and"> | ConditionOf<"or">): Condition {
  const { type } = condition;
  const conditions = unordered(
    condition.conditions.flatMap((one) =>
      one.type === type ? one.conditions : [one]
    ),
  );
  return conditions.length === 1 ? conditions[0]! : { type, conditions };
}

/** The opposite, where it has a shape of its own; two "not" are none. */
function not(condition: Condition): Condition {
  switch (condition.type) {
    case "not":
      return condition.condition;
    case "has-any-damage":
      return { ...condition, type: "no-damage" };
    case "no-damage":
      return { ...condition, type: "has-any-damage" };
    case "is-exerted":
      return { ...condition, type: "is-ready" };
    case "is-ready":
      return { ...condition, type: "is-exerted" };
    case "target-query":
      return condition.comparison === "greater-or-equal"
        ? atMost(condition, condition.value - 1)
        : { type: "not", condition };
    default:
      return { type: "not", condition };
  }
}

/** "no more than 0" is "exactly 0". */
function atMost(
  condition: ConditionOf<"target-query">,
  value: number,
): Condition {
  const comparison = value === 0 ? "equal" : "less-or-equal";
  return { ...condition, comparison, value };
}

/** A condition about this card says so. */
function withSelf(condition: Condition): Condition {
  const traits = CONDITION_TRAITS[condition.type];
  return "withoutTarget" in traits && traits.withoutTarget === "this card" &&
      !("target" in condition)
    ? { ...condition, target: "SELF" } as Condition // A target that it may have.
    : condition;
}

interface Holding {
  readonly controller: Controller;
  readonly excludeSelf?: true;
}

/** "you have a Hero character in play" */
function some(holding: Holding, filter: Filter): Condition {
  const { excludeSelf } = holding;
  const query: Query = {
    ...cards(holding.controller, "character", "play"),
    filter: [filter],
    ...(excludeSelf === undefined ? {} : { excludeSelf }),
  };
  return holds(holding.controller, query, "greater-or-equal", 1);
}

type Counting =
  | ConditionOf<"has-item-count">
  | ConditionOf<"has-location-count">
  | ConditionOf<"resource-count">;

function counted(
  { controller, comparison }: Counting,
  type: CardType,
  zone: Zone,
  value: number,
): Condition {
  return holds(controller, cards(controller, type, zone), comparison, value);
}

function resource(condition: ConditionOf<"resource-count">): Condition {
  const { what, value } = condition;
  switch (what) {
    case "characters":
      return counted(condition, "character", "play", value);
    case "cards-in-hand":
      return counted(condition, "card", "hand", value);
    case "cards-in-discard":
      return counted(condition, "card", "discard", value);
    case "cards-in-inkwell":
      return counted(condition, "card", "inkwell", value);
    default:
      return condition;
  }
}

function cards(controller: Controller, type: CardType, zone: Zone): Query {
  return {
    selector: "all",
    count: "all",
    owner: controller === "you" || controller === "any"
      ? controller
      : controller === "they"
      ? "their"
      : "opponent",
    zones: [zone],
    cardTypes: [type],
  };
}

function holds(
  controller: Controller,
  query: Query,
  comparison: ConditionOf<"target-query">["comparison"],
  value: number,
): Condition {
  const known = controller === "you" || controller === "opponent" ||
    controller === "any";
  return {
    type: "target-query",
    query: oneQuery(query),
    ...(known ? {} : { controller }),
    comparison,
    value,
  };
}
