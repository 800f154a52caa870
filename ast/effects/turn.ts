import type { Unit } from "../sum.ts";

/** The order of turns changes. */
export interface TurnEffects {
  /** "Take an extra turn after this one." */
  TakeExtraTurn: Unit;
}
