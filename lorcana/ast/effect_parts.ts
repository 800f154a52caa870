import type { Amount } from "./amount.ts";
import type { Player } from "./player.ts";
import type { CardType, Filter, Target } from "./target.ts";

/** How long something lasts; without one it is continuous. */
export type Duration =
  | "this-turn"
  | "until-start-of-next-turn"
  | "their-next-turn"
  | "next-play-this-turn"
  | "next-play"
  | "first-play-each-turn"
  | "permanent"
  | "during-challenge"
  | "while-in-play"
  | "their-turn"
  | "your-turn"
  | "during-your-turn"
  | "during-opponents-turns"
  | "turn-played"
  | "end-of-turn";

/** A number on a card. */
export type Stat = "strength" | "willpower" | "lore";

/** Cards of one kind, outside of play. */
export interface Cards {
  readonly cardType?: CardType;
  readonly cardTypes?: readonly CardType[];
  readonly cardName?: string;
  readonly filter?: readonly Filter[];
  readonly count?: number | "all" | "any" | { readonly upTo: number };
  readonly excludeSelf?: true;
  /** "chosen card", not "a card" */
  readonly chosen?: true;
}

/** "or 1 action card": other cards, and how many of them. */
export interface OtherCards extends Cards {
  readonly amount: Amount;
}

/** What the effects on cards have in common. */
export interface OnCards {
  readonly target: Target;
  /** Who chooses the cards, where others than you do. */
  readonly chosenBy?: Player;
  /** Who does it, where nobody chooses: "each player exerts all …". */
  readonly by?: Player;
}

/** How much more or less must be paid for cards. */
export interface CostChange extends Cards {
  readonly amount: Amount;
  readonly target?: Target;
  readonly duration?: Duration;
  readonly playMethod?: "shift";
  readonly payer?: Player;
}
