import type { Condition } from "@dreamtides/parse/lorcana";
import { bind, type Moment } from "../moment.ts";

/** Remembers the cards that a condition speaks of, for the words after it. */
export function noted(moment: Moment, condition: Condition): Moment {
  if (condition.type === "and" || condition.type === "or") {
    return condition.conditions.reduce(noted, moment);
  }
  if (!("query" in condition) || condition.query?.id === undefined) {
    return moment;
  }
  const { query } = condition;
  return bind(moment, query.id, moment.rules.fitting(moment, query));
}
