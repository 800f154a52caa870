import type { ThisWayConditions } from "@dreamtides/parse/lorcana";
import { cardsThisWay } from "../view/amounts.ts";
import { fits } from "../view/queries.ts";
import { meant } from "../view/targets.ts";
import type { Holds } from "./holds.ts";

/** What the sentences before led to. */
export const thisWayConditions: Holds<ThisWayConditions> = {
  "this-way": (moment, { what, query, target }) => {
    const cards = cardsThisWay(moment, what);
    if (target !== undefined) {
      return meant(moment, target).some((id) => cards.includes(id));
    }
    return query === undefined
      ? cards.length > 0
      : cards.some((id) => fits(moment, id, query));
  },
  "if-you-do": ({ did, they, didBy }) =>
    they === undefined ? did : didBy[they] ?? did,
  "if-they-do-not": ({ did, they, didBy }) =>
    !(they === undefined ? did : didBy[they] ?? did),
};
