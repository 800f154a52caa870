import type { DrawEffects } from "../../ast/internal.ts";
import { phrase, variable } from "../phrase.ts";
import { printOneCard } from "../predicate.ts";
import { printQuantity } from "../quantity.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const drawPrinters: Printers<DrawEffects> = {
  DrawCards: ({ count }) => phrase`draw ${variable("cards", count)}`,
  DrawCardsForEach: ({ count, for_each }) =>
    phrase`draw ${variable("cards", count)} for each ${
      printQuantity(for_each)
    }`,
  DrawMatchingCard: ({ predicate }) =>
    phrase`draw ${printOneCard(predicate)} from your deck`,
};
