import type { CardType, Filter } from "./target.ts";

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
