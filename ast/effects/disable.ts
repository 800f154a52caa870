import type { Predicate } from "../predicate.ts";

/** Abilities stop working. */
export interface DisableEffects {
  /** "Disable the activated abilities of an enemy while this character is in play." */
  DisableActivatedAbilitiesWhileInPlay: { target: Predicate };
}
