import type { DeckLimitEffects } from "../../ast/effects/deck_limit.ts";
import { act, type Printers } from "../clauses/clause.ts";

/** "have up to 99 copies of Dalmatian Puppy in your deck" */
export const deckLimitPrinters: Printers<DeckLimitEffects> = {
  "deck-limit": ({ limit, cardName }) =>
    act(
      "CONTROLLER",
      () =>
        limit === "any"
          ? `have any number of cards named ${cardName} in your deck`
          : `have up to ${limit} copies of ${cardName} in your deck`,
    ),
};
