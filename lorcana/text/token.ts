import type { Span } from "../../diagnostics/internal.ts";

/** A word, number, symbol or mark of a text. */
export interface Token {
  /** The spelling of the grammar, in the case of the text. */
  readonly text: string;
  /** The id in the lexicon; 0 if it is not in it. */
  readonly id: number;
  /** The position: a token is its own span. */
  readonly start: number;
  readonly end: number;
  /** The number, if it is one. */
  readonly number: number | undefined;
  /** Whether it starts with a capital letter. */
  readonly capital: boolean;
  /** Whether white space precedes it. */
  readonly spaced: boolean;
}

/** The tokens of a text, and its reminder texts. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly reminders: readonly Span[];
}
