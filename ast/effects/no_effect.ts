import type { Unit } from "../sum.ts";

/** Nothing happens. */
export interface NoEffectEffects {
  /** "No effect." */
  NoEffect: Unit;
}
