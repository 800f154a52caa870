import type { Amount } from "./amount.ts";
import type { Player } from "./player.ts";
import type { Target } from "./target.ts";
import type { Keyword } from "./words.ts";

/** How long something lasts; without a duration it is continuous. */
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

/** The fields that effects on cards have in common. */
export interface OnCards {
  /** The affected cards. */
  readonly target: Target;
  /** Who chooses the cards, if not you. */
  readonly chosenBy?: Player;
  /** Who performs it, if nobody chooses: "each player exerts all …". */
  readonly by?: Player;
}

/** A change of what cards cost to play. */
export interface CostChange {
  /** How much less or more. */
  readonly amount: Amount;
  /** What costs less or more: a card, or all matching cards in any zone. */
  readonly target: Target;
  /** For how long. */
  readonly duration?: Duration;
  /** How the card must be played for this to apply. */
  readonly playMethod?: "shift";
  /** The cards it must be shifted onto. */
  readonly onto?: Target;
  /** Who pays. */
  readonly payer?: Player;
}

/** A change of what abilities cost to use. */
export interface AbilityCostChange {
  /** How much less or more. */
  readonly amount: Amount;
  /** The cards with the abilities. */
  readonly target: Target;
  /** Only abilities of this keyword. */
  readonly keyword?: Keyword;
  /** For how long. */
  readonly duration?: Duration;
  /** Who pays. */
  readonly payer?: Player;
}
