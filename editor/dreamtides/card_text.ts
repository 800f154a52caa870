import {
  type DeclaredNames,
  detectDialect,
  type DialectName,
} from "../../lexer/mod.ts";
import {
  type DialectChoice,
  parseBindings,
  resolve,
  type ResolvedToken,
  type Token,
  tokenize,
} from "../../lexer/internal.ts";
import { keepingEach } from "../../memo.ts";
import type { Bindings } from "../../ast/internal.ts";

/** The rules text of one card, and what its variables stand for. */
export interface CardText {
  /** The rules text; a blank line divides abilities. */
  readonly text: string;
  /** Such as "cards: 2, e: 3". */
  readonly variables: string;
  /** The dialect of its directives, which is detected by default. */
  readonly dialect?: DialectChoice;
  /** Subtypes and figments beyond the built-in ones. */
  readonly names?: DeclaredNames;
}

// Editors ask many questions about one card, and most begin with one of these.

/** The dialect that a card is written in. */
export const dialectOf: (card: CardText) => DialectName =
  /* @__PURE__ */ keepingEach(({ text, variables, dialect = "auto", names }) =>
    dialect === "auto"
      ? detectDialect(text, variables, { ...names && { names } })
      : dialect
  );

/** The tokens of a card's text; none if it cannot be tokenized. */
export const tokensOf: (card: CardText) => readonly Token[] =
  /* @__PURE__ */ keepingEach(({ text }) => {
    const cut = tokenize(text);
    return cut.ok ? cut.value : [];
  });

/** The values of a card's variables; none if they cannot be read. */
export const bindingsOf: (card: CardText) => Bindings =
  /* @__PURE__ */ keepingEach(({ variables, names }) => {
    const read = parseBindings(variables, { ...names && { names } });
    return read.ok ? read.value : new Map();
  });

/** The tokens with their values; none if a directive has no value. */
export const resolvedTokensOf: (card: CardText) => readonly ResolvedToken[] =
  /* @__PURE__ */ keepingEach((card) => {
    const resolved = resolve(tokensOf(card), bindingsOf(card), {
      dialect: dialectOf(card),
    });
    return resolved.ok ? resolved.value : [];
  });

/** The token at an offset, or else the one that ends there. */
export function tokenAt(card: CardText, offset: number): Token | undefined {
  const tokens = tokensOf(card).filter(({ kind }) => kind !== "newline");
  return tokens.find(({ start, end }) => start <= offset && offset < end) ??
    tokens.find(({ end }) => end === offset);
}
