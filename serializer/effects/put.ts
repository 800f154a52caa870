import type { PutEffects } from "../../ast/internal.ts";
import { phrase, variable } from "../phrase.ts";
import { printCards, printOneCard, printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const putPrinters: Printers<PutEffects> = {
  PutCardsFromVoidOnTopOfDeck: ({ count, matching }) =>
    count === 1
      ? phrase`put ${printOneCard(matching)} from your void on top of your deck`
      : phrase`put ${variable("up-to-n-cards", count)} ${
        printCards(matching)
      } from your void on top of your deck`,
  PutCardsFromYourDeckIntoVoid: ({ count }) =>
    phrase`put the ${
      variable("top-n-cards", count)
    } of your deck into your void`,
  PutOnTopOfEnemyDeck: ({ target }) =>
    phrase`put ${printTarget(target)} on top of the opponent's deck`,
};
