import { MAX_U32 } from "../ast/mod.ts";
import { END, idOf, intern, UNKNOWN } from "../combinators/mod.ts";
import {
  MODE_COST,
  type ResolvedToken,
  type VariableToken,
} from "../lexer/mod.ts";
import { DIGITS, SPELLINGS } from "./primitives.ts";

/** The tokens of a text, and where each of them stands in it. */
export interface PlacedColumns {
  readonly ids: number[];
  readonly values: unknown[];
  /** The start and end of each are the last two of four numbers. */
  places: ArrayLike<number>;
}

/** The tokens of a paragraph as the grammar sees them. */
export function columns(tokens: readonly ResolvedToken[]): PlacedColumns {
  const ids: number[] = [];
  const values: unknown[] = [];
  const places: number[] = [];
  for (const token of tokens) {
    ids.push(idOfToken(token));
    values.push(valueOfToken(token));
    places.push(0, 0, token.start, token.end);
  }
  ids.push(END);
  return { ids, values, places };
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
export const PERIOD: number = intern(".");
/** "," */
export const COMMA: number = intern(",");
/** ":" */
export const COLON: number = intern(":");
/** A line break within a paragraph. */
export const NEWLINE: number = intern("\n");

// Directives of one kind are interchangeable: {a-subtype} is {subtype}.
const IDS_BY_KIND = {
  "subtype": intern("{subtype}"),
  "figment": intern("{a-figment}"),
  "figment-count": intern("{n-figments}"),
  "subtype-count": intern("{count-allied-subtype}"),
} as const;

/** What a variable directive is in the grammar, by its kind and its name. */
export function idOfVariable(
  { kind, base }: Pick<VariableToken, "kind" | "base">,
): number {
  return kind === "integer" ? idOfName(base) : IDS_BY_KIND[kind];
}

// Ids by the name alone: to put braces around it first takes 60 ns.
const directives = new Map<string, number>();

/** What a directive without a value is in the grammar. */
export function idOfDirective(name: string): number {
  // Only {mode1-cost} and its like carry a cost.
  return name === MODE_COST ? UNKNOWN : idOfName(name);
}

function idOfName(name: string): number {
  const known = directives.get(name);
  if (known !== undefined) return known;
  const id = idOf(`{${name}}`);
  if (id !== UNKNOWN) directives.set(name, id);
  return id;
}

const DIGITS_ID = intern(DIGITS);

/** What a word is in the grammar, digits by their value. */
export function idOfWord(text: string, value: number | undefined): number {
  // Not by whether it has an id: the grammar of another language may name it.
  return value !== undefined && !SPELLINGS.has(text) ? DIGITS_ID : idOf(text);
}

const ALL_DIGITS = /^[0-9]{1,10}$/;
const NINE = 0x39;

/** The number that digits stand for. */
export function valueOfWord(text: string): number | undefined {
  // Most words start with a letter: no need to ask the expression.
  if (text.charCodeAt(0) > NINE || !ALL_DIGITS.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_U32 ? value : undefined;
}
