import type { Rule } from "./rule.ts";
import { type Input, MISSED } from "./state.ts";
import { newTrace, type Trace } from "./trace.ts";
import { END } from "./vocabulary.ts";

/** The tokens of a text, as a grammar sees them: what each is, and carries. */
export type Columns = Pick<Input, "ids" | "values">;

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
  /** Ids of what would have fitted. */
  readonly expected: ReadonlySet<number>;
  /** The names of what they start, where it has one. */
  readonly labels: ReadonlyMap<string, ReadonlySet<number>>;
  /** Whether the text is nested more deeply than we read. */
  readonly tooDeep: boolean;
  readonly steps: number;
}

/** Reads all tokens from `start` on; only a text that fails is read twice. */
export function run<T>(
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): Outcome<T> {
  const data = begin(columns, undefined);
  const next = rule.scan(data, start);
  if (next !== MISSED && columns.ids[next] === END) {
    return { ok: true, value: data.value as T, next, steps: data.steps };
  }
  return explain(rule, columns, start, data.steps);
}

/** Reads as far as the rule goes, whatever comes behind it. */
export function runPrefix<T>(
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): Outcome<T> {
  const data = begin(columns, undefined);
  const next = rule.scan(data, start);
  return next === MISSED
    ? explain(rule, columns, start, data.steps)
    : { ok: true, value: data.value as T, next, steps: data.steps };
}

function explain<T>(
  rule: Rule<T>,
  columns: Columns,
  start: number,
  steps: number,
): Failure {
  const trace = newTrace();
  const data = begin(columns, trace);
  const next = rule.scan(data, start);
  // The rule was content too early: what stands behind it should not be there.
  if (next !== MISSED) stopAt(trace, next);
  const { at, expected, labels } = trace;
  const tooDeep = data.tooDeepAt >= 0;
  return {
    ok: false,
    at: tooDeep ? data.tooDeepAt : Math.max(at, start),
    expected,
    labels,
    tooDeep,
    steps: steps + data.steps,
  };
}

function stopAt(trace: Trace, index: number): void {
  if (index > trace.at) {
    trace.at = index;
    trace.expected.clear();
    trace.labels.clear();
  }
  if (index === trace.at) trace.expected.add(END);
}

function begin(
  { ids, values }: Columns,
  trace: Trace | undefined,
): Input {
  return {
    ids,
    values,
    trace,
    stack: [],
    top: 0,
    value: undefined,
    last: ids.length - 1,
    depth: 0,
    tooDeepAt: -1,
    steps: 0,
  };
}
