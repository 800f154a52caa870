import type { U32 } from "../number.ts";

/** Hands and voids go into the decks. */
export interface ShuffleEffects {
  /** "Each player shuffles their hand and void into their deck and then draws {cards}." */
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws: { count: U32 };
}
