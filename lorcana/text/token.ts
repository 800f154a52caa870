import type { Span } from "../../diagnostics/mod.ts";

/** A word, number, symbol or mark of a text. */
export interface Token {
  /** The grammar's spelling, in the author's case. */
  readonly text: string;
  /** Its id in the lexicon; 0 if it is not there. */
  readonly id: number;
  /** Where it starts and ends: a token is its own span. */
  readonly start: number;
  readonly end: number;
  /** The number, if it is one. */
  readonly number: number | undefined;
  /** Whether it starts with a capital letter. */
  readonly capital: boolean;
  /** Whether there is white space before it. */
  readonly spaced: boolean;
}

/** The tokens of a text; reminder text is kept apart. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly reminders: readonly Span[];
}
