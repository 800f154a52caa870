import type { Effect, Player } from "../../../ast/mod.ts";
import type { Piece } from "./pieces.ts";

/** One clause: yields its effects once the acting player is known. */
export interface Clause {
  readonly pieces: (who: Player) => readonly Piece[];
  /** The acting player that the clause names; the next clause inherits it. */
  readonly subject?: Player | undefined;
  /** The tokens it was read from. */
  readonly range?: TokenRange;
}

/** A range of a text's tokens. */
export interface TokenRange {
  readonly values: readonly unknown[];
  readonly start: number;
  readonly end: number;
}

/** Consecutive clauses, up to the end of the sentence. */
export type Chain = (who: Player) => readonly Piece[];

/** A clause with a single effect. */
export function clause(make: (who: Player) => Effect): Clause {
  return { pieces: (who) => [{ effect: make(who), join: "." }] };
}
