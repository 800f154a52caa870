import type { Traits } from "../traits.ts";

/** Limits on the copies of a card in a deck. */
export interface DeckLimitEffects {
  /** "You may have up to 99 copies of Dalmatian Puppy in your deck" */
  "deck-limit": { limit: number | "any"; cardName: string };
}

/** The traits of these effects. */
export const deckLimitTraits: Traits<DeckLimitEffects> = {
  "deck-limit": { happens: "always", children: {} },
};
