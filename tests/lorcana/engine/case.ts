import type { Answer, Move } from "../../../lorcana/engine/mod.ts";
import type { Setup } from "./board.ts";

/** A text on a board, what is done, and what is different afterwards. */
export interface Case extends Setup {
  /**
   * What is done, with its answers; an action is played without saying so.
   * Nothing is done to what holds all the time: the board is compared with one
   * on which the card has no text.
   */
  readonly do?: readonly Done[] | Done | "nothing";
  /** The answers to the only thing that is done. */
  readonly answers?: readonly Answer[];
  /** What is different afterwards: all of it. */
  readonly changes?: readonly string[];
  /** The deck afterwards, from the top. */
  readonly deck?: readonly string[];
  readonly rivalDeck?: readonly string[];
  /** Why it is refused. */
  readonly refused?: string;
  /** What else the case is about, where one text has several. */
  readonly when?: string;
}

/** A move; "play", "quest" and "activate" alone are of the tested card. */
export type Done =
  | "play"
  | "quest"
  | "activate"
  | "end-turn"
  | (Move & { readonly answers?: readonly Answer[] });
