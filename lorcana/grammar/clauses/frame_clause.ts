import type { Effect, Player } from "../../ast/mod.ts";
import type { Clause } from "./clause.ts";
import type { Piece } from "./pieces.ts";

/** An effect as the only piece of a clause. */
export function one(
  effect: Effect,
  more: Partial<Piece> = {},
): readonly Piece[] {
  return [{ effect, join: ".", ...more }];
}

/** A clause of one effect, once it is known who acts. */
export function clause(make: (who: Player) => Effect): Clause {
  return { pieces: (who) => one(make(who)) };
}
