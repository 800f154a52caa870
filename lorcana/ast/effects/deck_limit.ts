import type { Traits } from "../traits.ts";

/** How many copies of a card a deck may have. */
export interface DeckLimitEffects {
  /** "You may have up to 99 copies of Dalmatian Puppy in your deck" */
  "deck-limit": { limit: number | "any"; cardName: string };
}

/** The traits of these effects. */
export const deckLimitTraits: Traits<DeckLimitEffects> = {
  "deck-limit": { happens: "always", children: {} },
};
