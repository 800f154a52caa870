import type { Predicate } from "../predicate.ts";

/** Characters change sides. */
export interface GainControlEffects {
  /** "Gain control of an enemy." */
  GainControl: { target: Predicate };
}
