import type { PutEffects } from "../../ast/mod.ts";
import { phrase, variable } from "../phrase.ts";
import { printCards, printOneCard } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const putPrinters: Printers<
  Pick<PutEffects, "PutCardsFromVoidOnTopOfDeck">
> = {
  PutCardsFromVoidOnTopOfDeck: ({ count, matching }) =>
    count === 1
      ? phrase`put ${printOneCard(matching)} from your void on top of your deck`
      : phrase`put ${variable("up-to-n-cards", count)} ${
        printCards(matching)
      } from your void on top of your deck`,
};
