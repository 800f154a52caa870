import type { Amount } from "./amount.ts";
import type { Player } from "./player.ts";
import type { Target } from "./target.ts";
import type { Keyword } from "./words.ts";

/** How long something lasts. */
export type Duration =
  | "this-turn"
  | "until-start-of-next-turn"
  | "their-next-turn"
  | "your-next-turn"
  | "until-end-of-your-next-turn"
  | "start-of-their-next-turn"
  | "start-of-your-next-turn"
  | "next-play-this-turn"
  | "next-play"
  | "first-play-each-turn"
  | "second-play-each-turn"
  | "third-play-each-turn"
  | "during-challenge"
  | "while-in-play"
  | "their-turn"
  | "your-turn"
  | "during-your-turn"
  | "during-opponents-turns"
  | "turn-played";

/** A number on a card. */
export type Stat = "strength" | "willpower" | "lore";

/** What all effects on cards share. */
export interface OnCards {
  /** The affected cards. */
  readonly target: Target;
  /** Who chooses the cards, if not you. */
  readonly chosenBy?: Player;
  /** Who acts, if nobody chooses: "each player exerts all …". */
  readonly by?: Player;
}

/** How much more or less must be paid for cards. */
export interface CostChange {
  /** How much less or more. */
  readonly amount: Amount;
  /** What costs less or more: a card, or all cards of a kind, wherever they are. */
  readonly target: Target;
  /** For how long. */
  readonly duration?: Duration;
  /** How the card must be played. */
  readonly playMethod?: "shift";
  /** The cards that it must be shifted onto. */
  readonly onto?: Target;
  /** Who pays. */
  readonly payer?: Player;
}

/** How much more or less must be paid to use abilities. */
export interface AbilityCostChange {
  /** How much less or more. */
  readonly amount: Amount;
  /** The cards that have the abilities. */
  readonly target: Target;
  /** Only the ability of that keyword. */
  readonly keyword?: Keyword;
  /** For how long. */
  readonly duration?: Duration;
  /** Who pays. */
  readonly payer?: Player;
}
