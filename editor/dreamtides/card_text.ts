import type { Bindings } from "../../ast/internal.ts";
import {
  type DialectChoice,
  findTime,
  lexCard,
  type LexedCard,
  resolve,
  type ResolvedToken,
  type Token,
} from "../../lexer/internal.ts";
import type { DialectName } from "../../lexer/mod.ts";
import { keepingEach } from "../../memo.ts";

/** The rules text of one card, and what its variables stand for. */
export interface CardText {
  /** The rules text; a blank line divides abilities. */
  readonly text: string;
  /** Such as "cards: 2, e: 3". */
  readonly variables: string;
  /** The dialect of its directives, which is detected by default. */
  readonly dialect?: DialectChoice;
}

/** Editors ask many questions about one card, and most begin with this one. */
const lexed: (card: CardText) => LexedCard = /* @__PURE__ */ keepingEach(
  (card) => lexCard(card.text, card.variables, card),
);

/** The dialect that a card is written in. */
export function dialectOf(card: CardText): DialectName {
  return lexed(card).dialect.name;
}

/** The dialect with whose messages a card is displayed, as `display` chooses it. */
export function messagesOf(card: CardText): DialectName {
  return findTime(card, tokensOf(card), lexed(card).dialect);
}

/** The tokens of a card's text, even if a brace is missing. */
export function tokensOf(card: CardText): readonly Token[] {
  return lexed(card).tokens.value;
}

/** The values of those variables that can be read. */
export function bindingsOf(card: CardText): Bindings {
  return lexed(card).bindings.value;
}

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
