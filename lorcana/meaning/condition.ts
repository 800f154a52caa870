import { CONDITION_TRAITS } from "../ast/condition_traits.ts";
import type { Amount, Comparison, Condition, ConditionOf } from "../ast/mod.ts";
import { bounded } from "./bounded.ts";
import { unordered } from "./plain.ts";

/** The canonical form of a condition. */
export function oneCondition(condition: Condition): Condition {
  switch (condition.type) {
    case "and":
    case "or":
      return joined(condition);
    case "not":
      return not(condition.condition);
    case "count":
      return {
        ...condition,
        ...bounded(condition.comparison, condition.value),
      };
    case "comparison": {
      const { comparison, left, right } = condition;
      if (typeof right !== "number") {
        // "you have less than them" is "they have more than you".
        const turned = TURNED[comparison];
        return turned === undefined
          ? condition
          : { ...condition, left: right, comparison: turned, right: left };
      }
      const { comparison: own, value } = bounded(comparison, right);
      return ofDamage(left, own, value) ??
        { ...condition, comparison: own, right: value };
    }
    default:
      return withSelf(condition);
  }
}

/** "this character has 1 or more damage" is "this character has damage". */
function ofDamage(
  left: Amount,
  comparison: Comparison,
  value: number,
): Condition | undefined {
  return typeof left === "object" && left.type === "damage-on-target" &&
      comparison === "greater-or-equal" && value === 1
    ? { type: "has-any-damage", target: left.target }
    : undefined;
}

const TURNED: { readonly [C in Comparison]?: Comparison } = {
  "less-than": "greater-than",
  "less-or-equal": "greater-or-equal",
};

/** Flattens and sorts the parts of "and" and "or". */
function joined(condition: ConditionOf<"and"> | ConditionOf<"or">): Condition {
  const { type } = condition;
  const conditions = unordered(
    condition.conditions.flatMap((one) =>
      one.type === type ? one.conditions : [one]
    ),
  );
  return conditions.length === 1 ? conditions[0]! : { type, conditions };
}

/** The negation of a condition, without "not" if possible. */
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
    case "count":
      return condition.comparison === "greater-or-equal"
        ? ofTheOthers(atMost(condition, condition.value - 1))
        : { type: "not", condition };
    default:
      return { type: "not", condition };
  }
}

/** "no more than 0" is "exactly 0". */
function atMost(
  condition: ConditionOf<"count">,
  value: number,
): ConditionOf<"count"> {
  const comparison = value === 0 ? "equal" : "less-or-equal";
  return { ...condition, comparison, value };
}

/** "no opponent has an item" is "each opponent has none", and vice versa. */
function ofTheOthers(condition: ConditionOf<"count">): Condition {
  const { query } = condition;
  const owner = query.owner === "opponent"
    ? "each-opponent"
    : query.owner === "each-opponent"
    ? "opponent"
    : query.owner;
  return { ...condition, query: { ...query, owner } };
}

/** Adds "SELF" as the target if it is the default. */
function withSelf(condition: Condition): Condition {
  const traits = CONDITION_TRAITS[condition.type];
  return "withoutTarget" in traits && traits.withoutTarget === "this card" &&
      !("target" in condition)
    ? { ...condition, target: "SELF" } as Condition // An optional field.
    : condition;
}
