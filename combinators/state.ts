import { InputTypes, type ParserState } from "arcsecond";
import { expect, type Trace } from "./trace.ts";

/** The tokens of a text, column by column, and what a run keeps book of. */
export interface Input {
  /** What each token is in the vocabulary; `END` behind the last. */
  readonly ids: readonly number[];
  /** What each token carries: a number, a subtype, its text. */
  readonly values: readonly unknown[];
  /** Where failures are noted; absent while a text is read for its tree. */
  readonly trace: Trace | undefined;
  /** What the rules that are being read have yielded so far. */
  readonly stack: unknown[];
  /** How much of the stack is in use. */
  top: number;
  /** What was read last, if it was read. */
  value: unknown;
  /** Index of the first token. */
  readonly first: number;
  /** Index of `END`. */
  readonly last: number;
  /** How many recursive rules are open. */
  depth: number;
  /** Where recursion went deeper than allowed, or -1. */
  tooDeepAt: number;
  /** How many nodes were visited: linear time is checked by it, not by a clock. */
  steps: number;
  /** A number that no run over another text has. */
  readonly run: number;
}

/** arcsecond's state: where we are, in which text, with which result. */
export type State<T> = ParserState<T, string, Input>;

/** From state to state: all that a rule does. */
export type Step<T> = (state: State<unknown>) => State<T>;

/**
 * What rules call each other by: yields the index behind what was read, or
 * `MISSED`, and leaves the value in `data.value`. A state for each of the 20
 * rules in a sentence would take as long as all the rest.
 */
export type Scan = (data: Input, index: number) => number;

/** The index behind what was not read. */
export const MISSED = -1;

/** What a rule can start with. */
export interface First {
  readonly ids: ReadonlySet<number>;
  /** Whether it can also read nothing at all. */
  readonly empty: boolean;
  /** What each of the ids yields, if one token is all the rule ever reads. */
  readonly tokens?: TokenReaders | undefined;
  /** What the rule yields in front of any other token, if that is known. */
  readonly skipped?: (() => unknown) | undefined;
}

/** What one token yields, by its id, from what it carries. */
export type TokenReaders = ReadonlyMap<number, (value: unknown) => unknown>;

// arcsecond wants a view of bytes; we read tokens, so ours is empty.
const NO_BYTES = new DataView(new ArrayBuffer(0));

/** The one failed state: what was expected is found out in a second run. */
export const FAILED: State<never> = {
  dataView: NO_BYTES,
  inputType: InputTypes.DATA_VIEW,
  isError: true,
  error: "no match",
  index: MISSED,
  result: undefined as never, // Nobody looks at what a failure yields.
  data: undefined as never,
};

/** The state at `index`. One literal: arcsecond's spreads cost ten times that. */
export function arrive<T>(data: Input, index: number, result: T): State<T> {
  return {
    dataView: NO_BYTES,
    inputType: InputTypes.DATA_VIEW,
    isError: false,
    error: "",
    index,
    result,
    data,
  };
}

/** Fails; if anybody asks, notes what would have been right here. */
export function miss(
  { data, index }: Pick<State<unknown>, "data" | "index">,
  { ids }: First,
): State<never> {
  if (data.trace !== undefined) expect(data.trace, index, ids);
  return FAILED;
}
