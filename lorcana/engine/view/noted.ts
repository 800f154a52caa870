import type { Condition } from "../../mod.ts";
import { bind, type Moment } from "../moment.ts";
import { cardOf } from "../state/game.ts";

/** Records the cards that a condition mentions, for later references. */
export function noted(moment: Moment, condition: Condition): Moment {
  if (condition.type === "and" || condition.type === "or") {
    return condition.conditions.reduce(noted, moment);
  }
  if (condition.type === "at-location" && condition.id !== undefined) {
    const { target = "SELF", id } = condition;
    const places = moment.rules.meant(moment, target).flatMap((card) => {
      const { at } = cardOf(moment.game, card);
      return at === undefined ? [] : [at];
    });
    return bind(moment, id, places);
  }
  if (!("query" in condition) || condition.query?.id === undefined) {
    return moment;
  }
  const { query } = condition;
  return bind(moment, query.id, moment.rules.fitting(moment, query));
}
