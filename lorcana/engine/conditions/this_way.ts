import type { Query, ThisWayConditions } from "../../mod.ts";
import { cardsThisWay } from "../view/amounts.ts";
import { fits } from "../view/queries.ts";
import { meant } from "../view/targets.ts";
import type { Holds } from "./holds.ts";

/** Whether as many cards were found as a query counts, or any at all. */
function isCount(found: number, { count }: Query): boolean {
  if (typeof count === "number") return found >= count;
  const least = typeof count === "object" && "atLeast" in count
    ? count.atLeast
    : 1;
  return found >= least;
}

/** Conditions on what the effects before did. */
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
