import type { U32 } from "../number.ts";
import type { Predicate } from "../predicate.ts";

/** Cards go back to a hand. */
export interface ReturnEffects {
  /** "Return a character from your void to your hand." */
  ReturnFromYourVoidToHand: { target: Predicate };
  /** "Return an enemy to hand." */
  ReturnToHand: { target: Predicate };
  /** "Return {up-to-n-events} from your void to your hand." */
  ReturnUpToCountFromYourVoidToHand: { target: Predicate; count: U32 };
}
