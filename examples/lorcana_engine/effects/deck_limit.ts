import type { DeckLimitEffects } from "@dreamtides/parse/lorcana";
import type { Runners } from "./parts/runners.ts";

/** How many copies of a card a deck may have: nothing happens in a game. */
export const deckLimitRunners: Runners<DeckLimitEffects> = {
  "deck-limit": { cannot: "a rule for building decks" },
};
