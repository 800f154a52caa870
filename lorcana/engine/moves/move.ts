import type { CardId } from "../state/card.ts";

/** The fields of each move of the active player, by name. */
export interface Moves {
  /** Plays a card from the hand: for ink, by shifting, or by singing it. */
  "play": {
    readonly card: CardId;
    readonly onto?: CardId;
    readonly singers?: readonly CardId[];
  };
  /** Quests with a character. */
  "quest": { readonly card: CardId };
  /** Challenges a character or a location with a character. */
  "challenge": { readonly card: CardId; readonly target: CardId };
  /** Puts a card from the hand into the inkwell. */
  "ink": { readonly card: CardId };
  /** Uses an activated ability of a card, by index; by default the first. */
  "activate": { readonly card: CardId; readonly ability?: number };
  /** Moves a character to a location. */
  "move": { readonly card: CardId; readonly to: CardId };
  /** Puts the top card of the deck under a character with Boost. */
  "boost": { readonly card: CardId };
  /** Ends the turn, and starts the next one. */
  "end-turn": Record<never, never>;
}

/** One move. */
export type Move = {
  [K in keyof Moves]: { readonly move: K } & Moves[K];
}[keyof Moves];
