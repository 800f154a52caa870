import type { Query, ThisWayConditions } from "@dreamtides/parse/lorcana";
import { cardsThisWay } from "../view/amounts.ts";
import { fits } from "../view/queries.ts";
import { meant } from "../view/targets.ts";
import type { Holds } from "./holds.ts";

/**
 * Whether there are as many cards as a query counts, or any if it does not
 * count.
 */
function isCount(found: number, { count }: Query): boolean {
  if (typeof count === "number") return found >= count;
  const least = typeof count === "object" && "atLeast" in count
    ? count.atLeast
    : 1;
  return found >= least;
}

/** What the preceding sentences did. */
export const thisWayConditions: Holds<ThisWayConditions> = {
  "this-way": (moment, { what, query, target }) => {
    const cards = cardsThisWay(moment, what);
    if (target !== undefined) {
      return meant(moment, target).some((id) => cards.includes(id));
    }
    return query === undefined
      ? cards.length > 0
      : isCount(cards.filter((id) => fits(moment, id, query)).length, query);
  },
  "if-you-do": ({ did, they, didBy }) =>
    they === undefined ? did : didBy[they] ?? did,
  "if-they-do-not": ({ did, they, didBy }) =>
    !(they === undefined ? did : didBy[they] ?? did),
};
