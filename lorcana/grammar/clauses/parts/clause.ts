import type { Effect, Player } from "../../../ast/mod.ts";
import type { Piece } from "./pieces.ts";

/** One clause: what it does, once it is known who acts. */
export interface Clause {
  readonly pieces: (who: Player) => readonly Piece[];
  /** Who acts, where the clause says so; the next clause inherits it. */
  readonly subject?: Player | undefined;
  /** The tokens it was read from. */
  readonly range?: TokenRange;
}

/** The tokens of a text from one to another. */
export interface TokenRange {
  readonly values: readonly unknown[];
  readonly start: number;
  readonly end: number;
}

/** Clauses in a row, up to the end of the sentence. */
export type Chain = (who: Player) => readonly Piece[];

/** A clause of one effect, once it is known who acts. */
export function clause(make: (who: Player) => Effect): Clause {
  return { pieces: (who) => [{ effect: make(who), join: "." }] };
}
