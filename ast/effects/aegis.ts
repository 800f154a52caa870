import type { Predicate } from "../predicate.ts";

/** Characters are shielded. */
export interface AegisEffects {
  /** "This character gains {Aegis} this turn." */
  GainsAegisThisTurn: { target: Predicate };
}
