import { MAX_U32 } from "../ast/mod.ts";
import { END, idOf, lazily, UNKNOWN } from "../combinators/mod.ts";
import {
  MODE_COST,
  type ResolvedToken,
  type VariableToken,
} from "../lexer/mod.ts";
import { grammar } from "./grammar.ts";
import { DIGITS } from "./primitives.ts";

/** The tokens of a text as numbers of the grammar, and where each of them stands. */
export interface PlacedColumns {
  readonly ids: readonly number[];
  readonly values: readonly unknown[];
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
}

/** The tokens of a paragraph as the grammar sees them. */
export function columns(tokens: readonly ResolvedToken[]): PlacedColumns {
  return {
    ids: [...tokens.map(idOfToken), END],
    values: tokens.map(valueOfToken),
    starts: tokens.map(({ start }) => start),
    ends: tokens.map(({ end }) => end),
  };
}

function idOfToken(token: ResolvedToken): number {
  if ("value" in token) return idOfVariable(token);
  const { kind, text } = token;
  return kind === "directive"
    ? idOfDirective(text)
    : idOfWord(text, valueOfWord(text));
}

function valueOfToken(token: ResolvedToken): unknown {
  if ("value" in token) return token.value;
  return token.kind === "directive" ? undefined : valueOfWord(token.text);
}

/** What punctuation is in the grammar. */
export interface Marks {
  readonly period: number;
  readonly comma: number;
  readonly colon: number;
  /** A line break within a paragraph. */
  readonly newline: number;
}

/** The ids of punctuation. */
export const marks: () => Marks = lazily(() => ({
  period: idOf(grammar(), "."),
  comma: idOf(grammar(), ","),
  colon: idOf(grammar(), ":"),
  newline: idOf(grammar(), "\n"),
}));

// Directives of one kind are interchangeable: {a-subtype} is {subtype}.
const WORDS_BY_KIND = {
  "subtype": "{subtype}",
  "figment": "{a-figment}",
  "figment-count": "{n-figments}",
  "subtype-count": "{count-allied-subtype}",
} as const;

/** How the grammar spells a variable directive, by its kind and its name. */
export function wordOfVariable(
  { kind, base }: Pick<VariableToken, "kind" | "base">,
): string {
  return kind === "integer" ? `{${base}}` : WORDS_BY_KIND[kind];
}

/** What a variable directive is in the grammar, by its kind and its name. */
export function idOfVariable(
  variable: Pick<VariableToken, "kind" | "base">,
): number {
  return idOf(grammar(), wordOfVariable(variable));
}

/** What a directive without a value is in the grammar. */
export function idOfDirective(name: string): number {
  // Only {mode1-cost} and its like carry a cost.
  return name === MODE_COST ? UNKNOWN : idOf(grammar(), `{${name}}`);
}

/** What a word is in the grammar, digits by their value. */
export function idOfWord(text: string, value: number | undefined): number {
  const id = idOf(grammar(), text);
  return id === UNKNOWN && value !== undefined ? idOf(grammar(), DIGITS) : id;
}

const ALL_DIGITS = /^[0-9]{1,10}$/;

/** The number that digits stand for. */
export function valueOfWord(text: string): number | undefined {
  if (!ALL_DIGITS.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_U32 ? value : undefined;
}
