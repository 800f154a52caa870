import type { Metadata, Player, PlayerState, State, Zone } from "../types.ts";

/** Where a card is. */
export interface CardLocation {
  /** Whose zone it is. */
  readonly player: Player;
  /** Which zone it is. */
  readonly zone: Zone;
}

/** A value that differs; `null` where there was or is none. */
export interface FieldChange<F extends string = string> {
  /** The name of the field. */
  readonly field: F;
  /** Its value in the first puzzle. */
  readonly before: unknown;
  /** Its value in the second puzzle. */
  readonly after: unknown;
}

/** The fields of a player that hold no cards. */
export type PlayerValue = Exclude<keyof PlayerState, Zone>;

/** The fields of the state that belong to no player. */
export type StateValue = Exclude<keyof State, "players" | "others">;

/** One difference between two puzzles. */
export type PuzzleChange =
  | ({ readonly kind: "metadata" } & FieldChange<keyof Metadata>)
  | ({ readonly kind: "state" } & FieldChange<StateValue>)
  | (
    & { readonly kind: "player"; readonly player: Player }
    & FieldChange<PlayerValue>
  )
  | ({ readonly kind: "unknown" } & FieldChange)
  | {
    readonly kind: "appeared" | "disappeared";
    readonly card: string;
    readonly count: number;
    readonly at: CardLocation;
  }
  | {
    readonly kind: "moved";
    readonly card: string;
    readonly count: number;
    readonly from: CardLocation;
    readonly to: CardLocation;
    /** What else changed about the card. */
    readonly changes: readonly FieldChange[];
  }
  | {
    readonly kind: "changed";
    readonly card: string;
    readonly count: number;
    readonly at: CardLocation;
    readonly changes: readonly FieldChange[];
  }
  /** The same cards in another order. */
  | { readonly kind: "reordered"; readonly at: CardLocation };
