import type { CardSubtype, FigmentType, U32 } from "../ast/mod.ts";
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
  readonly kind: TokenKind;
  /** Lower-cased; of a directive, what stands between the braces. */
  readonly text: string;
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
  & (
    | { readonly kind: "integer"; readonly value: U32 }
    | { readonly kind: "subtype"; readonly value: CardSubtype }
    | { readonly kind: "figment"; readonly value: FigmentType }
    | { readonly kind: "figment-count"; readonly value: FigmentCount }
    | { readonly kind: "subtype-count"; readonly value: SubtypeCount }
  );

/** "{n-figments}": how many of which. */
export interface FigmentCount {
  readonly count: U32;
  readonly figment: FigmentType;
}

/** "{count-allied-subtype}": how many of which. */
export interface SubtypeCount {
  readonly count: U32;
  readonly subtype: CardSubtype;
}

/** A token once variables have values. */
export type ResolvedToken = Token | VariableToken;

/** How a token is written in a grammar: "draw", "{banish}", ".". */
export function spellingOf({ kind, text }: Token): string {
  return kind === "directive" ? `{${text}}` : text;
}
