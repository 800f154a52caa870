import type {
  CardSubtype,
  FigmentType,
  Sum,
  U32,
  Unit,
} from "../../ast/internal.ts";
import type { ResolvedToken, Token } from "../../lexer/internal.ts";

/** Tokens as the command line prints them. */
export interface TokenJsons {
  /** "draw" */
  Word: string;
  /** "{cards}", without the braces */
  Directive: string;
  /** "." */
  Period: Unit;
  /** "," */
  Comma: Unit;
  /** ":" */
  Colon: Unit;
  /** A line feed. */
  Newline: Unit;
}

/** One token: `{ "Word": "draw" }`. */
export type TokenJson = Sum<TokenJsons>;

/** Tokens with their values, as the command line prints them. */
export interface ResolvedTokenJsons {
  /** Anything that stands for no value. */
  Token: TokenJson;
  /** "{cards}" */
  Integer: { directive: string; value: U32 };
  /** "{a-subtype}" */
  Subtype: { directive: string; subtype: CardSubtype };
  /** "{a-figment}" */
  Figment: { directive: string; figment_type: FigmentType };
  /** "{n-figments}" */
  FigmentCount: { directive: string; count: U32; figment_type: FigmentType };
  /** "{count-allied-subtype}" */
  SubtypeCount: { directive: string; count: U32; subtype: CardSubtype };
}

/** One token: `{ "Integer": { "directive": "cards", "value": 2 } }`. */
export type ResolvedTokenJson = Sum<ResolvedTokenJsons>;

/** A token without its place. */
export function tokenJson({ kind, text, written }: Token): TokenJson {
  switch (kind) {
    case "word":
      return { Word: written ?? text };
    case "directive":
      return { Directive: written ?? text };
    case "period":
      return "Period";
    case "comma":
      return "Comma";
    case "colon":
      return "Colon";
    case "newline":
      return "Newline";
  }
}

/** A resolved token without its place. */
export function resolvedTokenJson(token: ResolvedToken): ResolvedTokenJson {
  if ("text" in token) return { Token: tokenJson(token) };
  const { directive } = token;
  switch (token.kind) {
    case "integer":
      return { Integer: { directive, value: token.value } };
    case "subtype":
      return { Subtype: { directive, subtype: token.value } };
    case "figment":
      return { Figment: { directive, figment_type: token.value } };
    case "figment-count": {
      const { count, figment } = token.value;
      return { FigmentCount: { directive, count, figment_type: figment } };
    }
    case "subtype-count": {
      const { count, subtype } = token.value;
      return { SubtypeCount: { directive, count, subtype } };
    }
  }
}
