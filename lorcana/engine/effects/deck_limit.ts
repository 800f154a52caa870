import type { DeckLimitEffects } from "../../mod.ts";
import type { Runners } from "./parts/runners.ts";

/** Limits on the copies of a card in a deck: irrelevant in a game. */
export const deckLimitRunners: Runners<DeckLimitEffects> = {
  "deck-limit": { cannot: "a rule for building decks" },
};
