import { idOf } from "../../combinators/mod.ts";
import type { FaultyToken, NewToken } from "../../combinators/mistakes/mod.ts";
import { keepingAll } from "../../memo.ts";
import { grammar } from "../attempt/grammar.ts";
import { NAME } from "../grammar/names.ts";
import type { Token } from "../text/token.ts";

/** The token that a word of the grammar would be; none if it stands for many. */
export const tokensFor: (word: string) => readonly NewToken[] = keepingAll(
  (word) =>
    word === NAME || word.endsWith("#") ? [] : [newToken(unplaced(word))],
);

/** The tokens of a phrase. */
export function newTokens(words: readonly string[]): readonly NewToken[] {
  return words.flatMap(tokensFor);
}

/** A token of a text as the grammar and its author spell it. */
export function newToken(token: Token): NewToken {
  const { text, number } = token;
  return {
    id: idOf(grammar(), text),
    value: token,
    spelling: number === undefined ? text : text.replace("#", `${number}`),
  };
}

/** The token of a text that the engine for mistakes was given. */
export function tokenOf({ value }: FaultyToken): Token {
  return value as Token; // The rules of the grammar read tokens as values.
}

function unplaced(text: string): Token {
  return {
    text,
    id: 0,
    start: 0,
    end: 0,
    number: undefined,
    capital: /^[A-Z]/.test(text),
    spaced: true,
  };
}
