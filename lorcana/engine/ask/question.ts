import type { CardId, PlayerId } from "../state/card.ts";

/** A decision that a player has to make. */
export type Question = {
  /** Who decides. */
  readonly by: PlayerId;
  /** What it is about. */
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
 * The answer to a question: a list of card ids, a player id, yes or no, a
 * number, the index of an option, or a name.
 */
export type Answer = readonly string[] | string | boolean | number;
