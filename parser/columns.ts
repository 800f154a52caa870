import { MAX_U32 } from "../ast/mod.ts";
import { type Columns, END, idOf, intern } from "../combinators/mod.ts";
import { type ResolvedToken, spellingOf } from "../lexer/mod.ts";
import { DIGITS } from "./primitives.ts";

/** The tokens of a paragraph as the grammar sees them. */
export function columns(tokens: readonly ResolvedToken[]): Columns {
  const ids: number[] = [];
  const values: unknown[] = [];
  for (const token of tokens) {
    ids.push(idOfToken(token));
    values.push("value" in token ? token.value : valueOfWord(token.text));
  }
  ids.push(END);
  return { ids, values };
}

const DIGITS_ID = intern(DIGITS);
const ALL_DIGITS = /^[0-9]{1,10}$/;

// Directives of one kind are interchangeable: {a-subtype} is {subtype}.
const SPELLINGS = {
  "subtype": intern("{subtype}"),
  "figment": intern("{a-figment}"),
  "figment-count": intern("{n-figments}"),
  "subtype-count": intern("{count-allied-subtype}"),
} as const;

function idOfToken(token: ResolvedToken): number {
  if ("value" in token) {
    return token.kind === "integer"
      ? idOf(`{${token.base}}`)
      : SPELLINGS[token.kind];
  }
  const id = idOf(spellingOf(token));
  const isNumber = token.kind === "word" &&
    valueOfWord(token.text) !== undefined;
  return id === 0 && isNumber ? DIGITS_ID : id;
}

function valueOfWord(text: string): number | undefined {
  if (!ALL_DIGITS.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_U32 ? value : undefined;
}
