import type { U32 } from "../number.ts";

/** The top of the deck is looked at. */
export interface ForeseeEffects {
  /** "{Foresee}." */
  Foresee: { count: U32 };
}
