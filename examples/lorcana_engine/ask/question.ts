import type { CardId, PlayerId } from "../state/card.ts";

/** Something that a player has to decide. */
export type Question = {
  /** Who decides. */
  readonly by: PlayerId;
  /** For what. */
  readonly about: string;
} & Wanted;

/** What kind of answer is wanted. */
export type Wanted =
  | {
    readonly ask: "cards";
    readonly from: readonly CardId[];
    readonly min: number;
    readonly max: number;
  }
  | { readonly ask: "order"; readonly from: readonly CardId[] }
  | { readonly ask: "player"; readonly from: readonly PlayerId[] }
  | { readonly ask: "yes" }
  | { readonly ask: "number"; readonly min: number; readonly max: number }
  | { readonly ask: "option"; readonly options: number }
  | { readonly ask: "name" };

/**
 * What was decided: names of cards in a list, the name of a player, yes or no, a
 * number, the place of an option (from 0), or a card's name.
 */
export type Answer = readonly string[] | string | boolean | number;
