import type { Grammar } from "./compiled/grammar.ts";
import { type Input, MISSED } from "./compiled/input.ts";
import { tokensOf } from "./compiled/scan_parser.ts";
import type { Nodes } from "./nodes.ts";
import type { Rule } from "./rule.ts";
import { stateAt } from "./tokens.ts";
import { expect, expectations } from "./trace.ts";

/** The tokens of a text as numbers of a grammar, and what each carries. */
export type Columns = Pick<Input, "ids" | "values" | "words">;

/** What came of reading a text: a value and the place behind it, or why not. */
export type Outcome<T> =
  | {
    readonly ok: true;
    readonly value: T;
    readonly next: number;
    readonly steps: number;
  }
  | Failure;

/** Where reading stopped, and what could have stood there. */
export interface Failure {
  readonly ok: false;
  /** Index of the furthest token that did not fit. */
  readonly at: number;
  /** The words that would have fitted; `END_OF_TEXT` is one of them. */
  readonly expected: ReadonlySet<string>;
  /** The names of what they start, where it has one. */
  readonly labels: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the text is nested more deeply than we read. */
  readonly tooDeep: boolean;
  readonly steps: number;
}

/** What is expected where a text could end. No word has a space in it. */
export const END_OF_TEXT = "the end of the text";

/** Reads all tokens from `start` on; only a text that fails is read again. */
export function run<T>(
  grammar: Grammar,
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): Outcome<T> {
  const data = begin(grammar, columns);
  const next = grammar.compile(rule).scan(data, start);
  return next === data.last
    ? { ok: true, value: data.value as T, next, steps: data.steps }
    : explain(grammar, rule, columns, start);
}

/**
 * What a rule makes of the tokens from `start` to the `END` at `last`, or
 * `undefined` if it does not read them all; does not ask why.
 */
export function readTo<T>(
  grammar: Grammar,
  rule: Rule<T>,
  columns: Columns,
  start: number,
  last: number,
): T | undefined {
  const data = begin(grammar, columns, start, last);
  const end = grammar.compile(rule).scan(data, start);
  return end === last ? data.value as T : undefined;
}

/** Whether a rule reads all tokens; does not ask why if it does not. */
export function reads(
  grammar: Grammar,
  rule: Rule<unknown>,
  columns: Columns,
): { readonly ok: boolean; readonly steps: number } {
  const data = begin(grammar, columns);
  const next = grammar.compile(rule).scan(data, 0);
  return { ok: next === data.last, steps: data.steps };
}

/**
 * What a rule reads from `start` on, if it does; does not ask why if not. Both
 * columns must stay as they are: what is found out about them counts for the
 * next call, or it would take quadratic time to try all places of a text.
 */
export function readPrefix<T>(
  grammar: Grammar,
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): { readonly value: T; readonly next: number } | undefined {
  const { ids, values } = columns;
  const { latest } = grammar;
  const isSame = latest?.ids === ids && latest.values === values;
  const reading = isSame ? latest.reading : grammar.readings++;
  if (!isSame) grammar.latest = { ids, values, reading };
  const last = ids.length - 1;
  const data = begin(grammar, columns, 0, last, reading);
  const next = grammar.compile(rule).scan(data, start);
  return next === MISSED ? undefined : { value: data.value as T, next };
}

/**
 * Reads all tokens with arcsecond alone: the definition of the grammar, which
 * says why a text cannot be read.
 */
export function explain<T>(
  grammar: Grammar,
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): Outcome<T> {
  const data = tokensOf(begin(grammar, columns));
  const found = rule.p(stateAt(data, start));
  const { trace, steps, tooDeepAt } = data;
  const end = found.isError ? MISSED : found.index;
  if (end === data.words.length) {
    return { ok: true, value: found.result, next: end, steps };
  }
  const tooDeep = tooDeepAt >= 0;
  // The rule may be content too early: what stands behind should not be there.
  if (end >= trace.at) expect(trace, Math.max(end, start), END_OF_TEXT);
  const at = tooDeep ? tooDeepAt : trace.at;
  return { ok: false, at, ...expectations(trace), tooDeep, steps };
}

/**
 * Reads all tokens with arcsecond, and tells what each object of the result was
 * read from.
 */
export function readNodes<T>(
  grammar: Grammar,
  rule: Rule<T>,
  columns: Columns,
): { readonly value: T; readonly nodes: Nodes } | undefined {
  const nodes: Nodes = new Map();
  const data = tokensOf(begin(grammar, columns), nodes);
  const found = rule.p(stateAt(data, 0));
  return found.isError || found.index !== data.words.length
    ? undefined
    : { value: found.result, nodes };
}

/**
 * The words that could stand behind the last token, `END_OF_TEXT` among them;
 * none if the tokens themselves do not fit.
 */
export function nextWords(
  grammar: Grammar,
  rule: Rule<unknown>,
  columns: Columns,
): ReadonlySet<string> {
  const data = tokensOf(begin(grammar, columns));
  const found = rule.p(stateAt(data, 0));
  const end = data.words.length;
  if (!found.isError && found.index === end) {
    expect(data.trace, end, END_OF_TEXT);
  }
  return data.trace.at === end ? expectations(data.trace).expected : new Set();
}

/** The furthest token that a rule gets to; does not ask what it expects there. */
export function reach(
  grammar: Grammar,
  rule: Rule<unknown>,
  columns: Columns,
): number {
  const data = tokensOf(begin(grammar, columns));
  const found = rule.p(stateAt(data, 0));
  return Math.max(data.trace.at, found.isError ? 0 : found.index, 0);
}

function begin(
  grammar: Grammar,
  { ids, values, words }: Columns,
  first = 0,
  last = ids.length - 1,
  reading = grammar.readings++,
): Input {
  return {
    grammar,
    ids,
    values,
    words,
    stack: [],
    top: 0,
    value: undefined,
    first,
    last,
    depth: 0,
    steps: 0,
    tokens: undefined,
    reading,
  };
}
