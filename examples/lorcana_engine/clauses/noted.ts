import type { Condition } from "@dreamtides/parse/lorcana";
import { mention, type Moment } from "../moment.ts";

/** The cards that a condition speaks of, for the words behind it. */
export function noted(moment: Moment, condition: Condition): Moment {
  if (condition.type !== "count") return moment;
  const { query, comparison, value } = condition;
  const cards = moment.rules.fitting(moment, query);
  // "only 1 character": "they" means it. Of others, a noun is needed.
  return comparison === "equal" && value === 1
    ? mention(moment, cards, query.cardTypes)
    : mention(moment, cards, query.cardTypes, true);
}
