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

/** Reads all tokens from `start` on; only a text that fails is read again. */
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

/**
 * What a rule makes of the tokens from `start` to the `END` at `last`, or
 * `undefined` if it does not read them all; does not ask why.
 */
export function readTo<T>(
  rule: Rule<T>,
  columns: Columns,
  start: number,
  last: number,
): T | undefined {
  const data = begin(columns, undefined, start, last);
  return rule.scan(data, start) === last ? data.value as T : undefined;
}

/** Whether a rule reads all tokens; does not ask why if it does not. */
export function reads(
  rule: Rule<unknown>,
  columns: Columns,
): { readonly ok: boolean; readonly steps: number } {
  const data = begin(columns, undefined);
  const next = rule.scan(data, 0);
  return {
    ok: next !== MISSED && columns.ids[next] === END,
    steps: data.steps,
  };
}

// How many numbers runs have got.
let runs = 0;

// The text that `readPrefix` was last called with.
let prefixed: Pick<Input, "ids" | "values" | "run"> = {
  ids: [],
  values: [],
  run: runs++,
};

/**
 * What a rule reads from `start` on, if it does; does not ask why if not. Both
 * columns must stay as they are: what is found out about them counts for the
 * next call, or it would take quadratic time to try all places of a text.
 */
export function readPrefix<T>(
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): { readonly value: T; readonly next: number } | undefined {
  const { ids, values } = columns;
  if (ids !== prefixed.ids || values !== prefixed.values) {
    prefixed = { ids, values, run: runs++ };
  }
  const last = ids.length - 1;
  const data = begin(columns, undefined, 0, last, prefixed.run);
  const next = rule.scan(data, start);
  return next === MISSED ? undefined : { value: data.value as T, next };
}

/** The furthest token that a rule gets to; does not ask what it expects there. */
export function reach(rule: Rule<unknown>, columns: Columns): number {
  const search = newTrace();
  const end = rule.scan(begin(columns, search), 0);
  return Math.max(search.at, end, 0);
}

function explain<T>(
  rule: Rule<T>,
  columns: Columns,
  start: number,
  steps: number,
): Failure {
  const search = newTrace();
  const data = begin(columns, search);
  // The rule may be content too early: what stands behind should not be there.
  const end = rule.scan(data, start);
  const at = Math.max(search.at, end, start);
  const trace = newTrace(at);
  const notes = begin(columns, trace);
  rule.scan(notes, start);
  const tooDeep = data.tooDeepAt >= 0;
  return {
    ok: false,
    at: tooDeep ? data.tooDeepAt : at,
    expected: end === at ? trace.expected.add(END) : trace.expected,
    labels: trace.labels,
    tooDeep,
    steps: steps + data.steps + notes.steps,
  };
}

function begin(
  { ids, values }: Columns,
  trace: Trace | undefined,
  first = 0,
  last = ids.length - 1,
  run = runs++,
): Input {
  return {
    ids,
    values,
    trace,
    stack: [],
    top: 0,
    value: undefined,
    first,
    last,
    depth: 0,
    tooDeepAt: -1,
    steps: 0,
    run,
  };
}
