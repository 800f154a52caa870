import type { Amount } from "./amount.ts";
import type { Player } from "./player.ts";
import type { Filter } from "./filter.ts";
import type { CardType, Target } from "./target.ts";

/** How long something lasts; without one it is continuous. */
export type Duration =
  | "this-turn"
  | "until-start-of-next-turn"
  | "their-next-turn"
  | "your-next-turn"
  | "until-end-of-your-next-turn"
  | "start-of-their-next-turn"
  | "next-play-this-turn"
  | "next-play"
  | "first-play-each-turn"
  | "during-challenge"
  | "while-in-play"
  | "their-turn"
  | "your-turn"
  | "during-your-turn"
  | "during-opponents-turns"
  | "turn-played";

/** A number on a card. */
export type Stat = "strength" | "willpower" | "lore";

/** Cards of one kind, outside of play. */
export interface Cards {
  /** The type of the cards. */
  readonly cardType?: CardType;
  /** The types of the cards, if there are several. */
  readonly cardTypes?: readonly CardType[];
  /** The name of the cards. */
  readonly cardName?: string;
  /** What else must be true of them. */
  readonly filter?: readonly Filter[];
  /** How many. */
  readonly count?: number | "all" | "any" | { readonly upTo: number };
  /** Whether this card does not count. */
  readonly excludeSelf?: true;
  /** "chosen card", not "a card" */
  readonly chosen?: true;
  /** What references call them by, where any text after refers to them. */
  readonly id?: number;
}

/** "or 1 action card": other cards, and how many of them. */
export interface OtherCards extends Cards {
  /** How much. */
  readonly amount: Amount;
}

/** What the effects on cards have in common. */
export interface OnCards {
  /** The cards it is done to. */
  readonly target: Target;
  /** Who chooses the cards, where others than you do. */
  readonly chosenBy?: Player;
  /** Who does it, where nobody chooses: "each player exerts all …". */
  readonly by?: Player;
}

/** How much more or less must be paid for cards. */
export interface CostChange extends Cards {
  /** How much less or more. */
  readonly amount: Amount;
  /** What costs less or more. */
  readonly target?: Target;
  /** For how long. */
  readonly duration?: Duration;
  /** How the card must be played. */
  readonly playMethod?: "shift";
  /** Who pays. */
  readonly payer?: Player;
}
