import type { DiscardEffects } from "../../ast/internal.ts";
import { phrase, variable } from "../phrase.ts";
import { printBareCard } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const discardPrinters: Printers<DiscardEffects> = {
  DiscardCardFromEnemyHand: ({ predicate }) =>
    phrase`discard a chosen ${
      printBareCard(predicate)
    } from the opponent's hand`,
  DiscardCardFromEnemyHandThenTheyDraw: ({ predicate }) =>
    // How many they draw is not on the wire; it is one.
    phrase`discard a chosen ${
      printBareCard(predicate)
    } from the opponent's hand. They draw ${variable("cards", 1)}`,
  DiscardCards: ({ count }) => phrase`discard ${variable("discards", count)}`,
  EachPlayerDiscardCards: ({ count }) =>
    phrase`each player discards ${variable("discards", count)}`,
};
