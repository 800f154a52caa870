import type { CardId, PlayerId } from "../state/card.ts";

/** Something that a player has to decide. */
export type Question = {
  /** Who decides. */
  readonly by: PlayerId;
  /** The reason for the question. */
  readonly about: string;
} & Wanted;

/** The kind of answer. */
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
 * What was decided: a list of cards by name, the name of a player, yes or no, a
 * number, the index of an option (from 0), or the name of a card.
 */
export type Answer = readonly string[] | string | boolean | number;
