import type { DirectiveValues } from "../ast/internal.ts";
import type { Span } from "../diagnostics/internal.ts";

/** The kinds of tokens before variables have values. */
export type TokenKind =
  | "word"
  | "directive"
  | "period"
  | "comma"
  | "colon"
  | "newline";

/**
 * A word, directive or punctuation mark, and its position in the author's text.
 */
export interface Token extends Span {
  /** The kind of token. */
  readonly kind: TokenKind;
  /** Lowercased; for a directive, the text between the braces. */
  readonly text: string;
  /** The text as written, if the grammar uses a different name. */
  readonly written?: string;
}

/** A directive with the value of its variable. */
export type VariableToken =
  & Span
  & {
    /** The name in the text, with its number: "cards2". */
    readonly directive: string;
    /** The name in the directive table: "cards". */
    readonly base: string;
  }
  & {
    [K in keyof DirectiveValues]: {
      readonly kind: K;
      readonly value: DirectiveValues[K];
    };
  }[keyof DirectiveValues];

/** A token after variables have been given values. */
export type ResolvedToken = Token | VariableToken;

/** The spelling of a token in a grammar: "draw", "{banish}", ".". */
export function spellingOf({ kind, text }: Token): string {
  return kind === "directive" ? `{${text}}` : text;
}
