import { oneOf } from "../../../combinators/mod.ts";
import type { LogicConditions } from "../../ast/conditions/logic.ts";
import type { Condition } from "../../ast/mod.ts";
import { haveNot } from "./have.ts";
import { denials } from "./not.ts";
import type { ConditionProductions } from "./production.ts";

/** The rules for conditions made of others, or what builds them. */
export const logicProductions: ConditionProductions<LogicConditions> = {
  "and": { madeBy: both },
  "or": { madeBy: eitherCondition },
  "not": [oneOf([...haveNot, ...denials])],
};

/** "A and B" */
export function both(conditions: readonly Condition[]): Condition {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined
    ? only
    : { type: "and", conditions };
}

/** "A or B" */
export function eitherCondition(left: Condition, right: Condition): Condition {
  return { type: "or", conditions: [left, right] };
}
