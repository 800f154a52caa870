import { MAX_U32, MODE_COST } from "../ast/internal.ts";
import { END, idOf, UNKNOWN } from "../combinators/mod.ts";
import { lazily } from "../memo.ts";
import { CARD_COUNT } from "../lexer/dialects/mod.ts";
import type { ResolvedToken, VariableToken } from "../lexer/internal.ts";
import { grammar } from "./grammar.ts";
import { DIGITS, WORDS_BY_KIND } from "./primitives.ts";

/** The tokens of a text as ids of the grammar, and the position of each. */
export interface PlacedColumns {
  readonly ids: readonly number[];
  readonly values: readonly unknown[];
  readonly words?: readonly string[];
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
}

/** The tokens of a paragraph as the grammar sees them. */
export function columns(tokens: readonly ResolvedToken[]): PlacedColumns {
  const words = tokens.map(wordOfToken);
  return {
    ids: [...words.map((word) => idOf(grammar(), word)), END],
    values: tokens.map(valueOfToken),
    words,
    starts: tokens.map(({ start }) => start),
    ends: tokens.map(({ end }) => end),
  };
}

/** How the grammar spells a token. */
function wordOfToken(token: ResolvedToken): string {
  if ("value" in token) return wordOfVariable(token);
  const { kind, text } = token;
  return kind === "directive" ? wordOfDirective(text) : wordOfText(text);
}

function valueOfToken(token: ResolvedToken): unknown {
  if ("value" in token) return token.value;
  return token.kind === "directive" ? undefined : valueOfWord(token.text);
}

/** The ids of punctuation marks. */
export interface Marks {
  readonly period: number;
  readonly comma: number;
  readonly colon: number;
  /** A line break within a paragraph. */
  readonly newline: number;
}

/** The ids of punctuation. */
export const markIds: () => Marks = lazily(() => ({
  period: idOf(grammar(), "."),
  comma: idOf(grammar(), ","),
  colon: idOf(grammar(), ":"),
  newline: idOf(grammar(), "\n"),
}));

/** How the grammar spells a variable directive, by its kind and its name. */
export function wordOfVariable(
  { kind, base }: Pick<VariableToken, "kind" | "base">,
): string {
  return kind === "integer" ? `{${base}}` : WORDS_BY_KIND[kind];
}

// The grammar uses these names itself; in a text, they mean nothing.
const HAVE_VALUES: ReadonlySet<string> = new Set([MODE_COST, CARD_COUNT]);

/** How the grammar spells a directive without a value. */
export function wordOfDirective(name: string): string {
  return HAVE_VALUES.has(name) ? "" : `{${name}}`;
}

/** How the grammar spells a word; digits that are no word of its own are a number. */
export function wordOfText(text: string): string {
  const isNamed = idOf(grammar(), text) !== UNKNOWN;
  return isNamed || valueOfWord(text) === undefined ? text : DIGITS;
}

const ALL_DIGITS = /^[0-9]{1,10}$/;

/** The number that digits stand for. */
export function valueOfWord(text: string): number | undefined {
  if (!ALL_DIGITS.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_U32 ? value : undefined;
}
