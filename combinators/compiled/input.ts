import type { TracedTokens } from "../tokens.ts";
import type { Grammar } from "./grammar.ts";

/** The tokens of a text as numbers, and what a reading keeps track of. */
export interface Input {
  readonly grammar: Grammar;
  /** What each token is in the vocabulary; `END` after the last. */
  readonly ids: readonly number[];
  /** What each token carries: a number, a subtype, its text. */
  readonly values: readonly unknown[];
  /**
   * The words, if parsers that are not rules may know some that the grammar
   * does not; otherwise the ids tell them.
   */
  readonly words?: readonly string[] | undefined;
  /** What the rules that are being read have yielded so far. */
  readonly stack: unknown[];
  /** How much of the stack is in use. */
  top: number;
  /** What was read last, if it was read. */
  value: unknown;
  /** Index of the first token. */
  readonly first: number;
  /** Index of `END`. */
  readonly last: number;
  /** How many recursive rules are open. */
  depth: number;
  /** The number of nodes visited: tests measure growth by it, not by a clock. */
  steps: number;
  /** The same tokens for parsers that are not compiled, once one is needed. */
  tokens: TracedTokens | undefined;
  /** The id of this reading. */
  readonly reading: number;
}

/**
 * Reads from `index` on: returns the index after what was read, or `MISSED`,
 * and leaves the value in `data.value`.
 */
export type Scan = (data: Input, index: number) => number;

/** Returned instead of an index if nothing was read. */
export const MISSED = -1;
