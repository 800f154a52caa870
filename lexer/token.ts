import type { DirectiveValues } from "../ast/mod.ts";
import type { Span } from "../diagnostics/mod.ts";

/** What a token is before variables have values. */
export type TokenKind =
  | "word"
  | "directive"
  | "period"
  | "comma"
  | "colon"
  | "newline";

/** A word, directive or punctuation mark, and its place in the author's text. */
export interface Token extends Span {
  /** What sort of token it is. */
  readonly kind: TokenKind;
  /** Lower-cased; of a directive, what stands between the braces. */
  readonly text: string;
  /** What stands in the text, where the grammar has another name for it. */
  readonly written?: string;
}

/** A directive that has taken on the value of its variable. */
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

/** A token once variables have values. */
export type ResolvedToken = Token | VariableToken;

/** How a token is written in a grammar: "draw", "{banish}", ".". */
export function spellingOf({ kind, text }: Token): string {
  return kind === "directive" ? `{${text}}` : text;
}
