import type { Unit } from "../sum.ts";

/** The game ends. */
export interface WinEffects {
  /** "You win the game." */
  YouWinTheGame: Unit;
}
