import type { Grammar } from "./compiled/grammar.ts";
import { type Input, MISSED } from "./compiled/input.ts";
import { asTokens } from "./compiled/scan_parser.ts";
import { read } from "./compiled/walk.ts";
import { type Nodes, noteIn } from "./nodes.ts";
import type { Rule } from "./rule.ts";
import { stateAt } from "./tokens.ts";
import { expect, expectations } from "./trace.ts";

/** The tokens of a text as ids of a grammar, and what each carries. */
export type Columns = Pick<Input, "ids" | "values" | "words">;

/** The value of a text and the position after it, or why it cannot be read. */
export type RunResult<T> =
  | {
    readonly ok: true;
    readonly value: T;
    readonly next: number;
    readonly steps: number;
  }
  | FailedRun;

/** Where reading stopped, and what was expected there. */
export interface FailedRun {
  readonly ok: false;
  /** Index of the furthest token that did not fit. */
  readonly at: number;
  /** The expected words; `END_OF_TEXT` may be one of them. */
  readonly expected: ReadonlySet<string>;
  /** The words that start a labeled rule, by its label. */
  readonly labels: ReadonlyMap<string, ReadonlySet<string>>;
  /** The label of the innermost rule that was being read there, if it has one. */
  readonly inside: string | undefined;
  /** Whether the text is nested more deeply than we read. */
  readonly tooDeep: boolean;
  readonly steps: number;
}

/** What is expected where a text could end. No word contains a space. */
export const END_OF_TEXT = "the end of the text";

/** Reads all tokens from `start` on; explains a text that cannot be read. */
export function run<T>(
  grammar: Grammar,
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): RunResult<T> {
  const data = begin(grammar, columns);
  const next = read(grammar.compile(rule).act, data, start);
  return next === data.last
    ? { ok: true, value: data.value as T, next, steps: data.steps }
    : explain(grammar, rule, columns, start);
}

/**
 * Reads the tokens from `start` to the `END` at `last`; `undefined` if the rule
 * does not read them all.
 */
export function readTo<T>(
  grammar: Grammar,
  rule: Rule<T>,
  columns: Columns,
  start: number,
  last: number,
): T | undefined {
  const data = begin(grammar, columns, start, last);
  const end = read(grammar.compile(rule).act, data, start);
  return end === last ? data.value as T : undefined;
}

/** Whether a rule reads all tokens. */
export function reads(
  grammar: Grammar,
  rule: Rule<unknown>,
  columns: Columns,
): { readonly ok: boolean; readonly steps: number } {
  const data = begin(grammar, columns);
  const next = read(grammar.compile(rule).act, data, 0);
  return { ok: next === data.last, steps: data.steps };
}

/**
 * Reads as much as a rule can from `start` on; `undefined` if it reads nothing.
 * Results are kept for the next call with the same columns, so that trying every
 * position of a text stays linear; the columns must not be changed in between.
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
  const next = read(grammar.compile(rule).act, data, start);
  return next === MISSED ? undefined : { value: data.value as T, next };
}

/**
 * Reads all tokens with arcsecond, the definition of the grammar, and tells why a
 * text cannot be read.
 */
export function explain<T>(
  grammar: Grammar,
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): RunResult<T> {
  const data = asTokens(begin(grammar, columns));
  const found = rule.p(stateAt(data, start));
  const { trace, steps, tooDeepAt } = data;
  const end = found.isError ? MISSED : found.index;
  if (end === data.words.length) {
    return { ok: true, value: found.result, next: end, steps };
  }
  const tooDeep = tooDeepAt >= 0;
  // The rule stopped early, so the text could have ended here.
  if (end >= trace.at) expect(trace, Math.max(end, start), END_OF_TEXT);
  const at = tooDeep ? tooDeepAt : trace.at;
  return { ok: false, at, ...expectations(trace), tooDeep, steps };
}

/**
 * Reads all tokens with arcsecond, and tells which tokens each object of the
 * result was read from.
 */
export function readNodes<T>(
  grammar: Grammar,
  rule: Rule<T>,
  columns: Columns,
): { readonly value: T; readonly nodes: Nodes } | undefined {
  const nodes: Nodes = new Map();
  const data = asTokens(begin(grammar, columns), noteIn(nodes));
  const found = rule.p(stateAt(data, 0));
  return found.isError || found.index !== data.words.length
    ? undefined
    : { value: found.result, nodes };
}

/**
 * The words that could follow the last token, `END_OF_TEXT` among them; none if
 * the tokens themselves cannot be read.
 */
export function followingWords(
  grammar: Grammar,
  rule: Rule<unknown>,
  columns: Columns,
): ReadonlySet<string> {
  const data = asTokens(begin(grammar, columns));
  const found = rule.p(stateAt(data, 0, true));
  const end = data.words.length;
  if (!found.isError && found.index === end) {
    expect(data.trace, end, END_OF_TEXT);
  }
  return data.trace.at === end ? expectations(data.trace).expected : new Set();
}

/** The index of the furthest token that a rule gets to. */
export function reach(
  grammar: Grammar,
  rule: Rule<unknown>,
  columns: Columns,
): number {
  const data = asTokens(begin(grammar, columns));
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
    stack: emptyStack(),
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

/** Room for the values of most texts: growing an empty list takes longer. */
function emptyStack(): unknown[] {
  const none = undefined;
  return [none, none, none, none, none, none, none, none];
}
