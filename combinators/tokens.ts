import { InputTypes, type ParserState } from "arcsecond";
import type { Note } from "./nodes.ts";
import { newTrace, type Trace } from "./trace.ts";

/** The tokens of a text, and what is recorded while they are read. */
export interface TracedTokens {
  /** What each token is in the grammar: "draw", "{cards}", "." */
  readonly words: readonly string[];
  /** What each token carries: a number, a subtype, its text. */
  readonly values: readonly unknown[];
  /** Where reading stopped, and what was expected there. */
  readonly trace: Trace;
  /** The results of memoized parsers, by the position where each started. */
  readonly results: Map<object, ReadingState<unknown>>[];
  /** Records where results were read, if that was asked for. */
  readonly note: Note | undefined;
  /** How many recursive rules are open. */
  depth: number;
  /** The position at which recursion went too deep, or -1. */
  tooDeepAt: number;
  /** The number of parsers run: tests measure growth by it, not by a clock. */
  steps: number;
}

/** arcsecond's state: the position, the tokens, and the latest result. */
export type ReadingState<T> = ParserState<T, string, TracedTokens>;

/** Tokens that have not been read yet. */
export function newTracedTokens(
  words: readonly string[],
  values: readonly unknown[],
  note?: Note,
): TracedTokens {
  return {
    words,
    values,
    trace: newTrace(),
    results: [],
    note,
    depth: 0,
    tooDeepAt: -1,
    steps: 0,
  };
}

/**
 * The state before the token at `index`. If more tokens may follow the last,
 * `many` also asks what could follow; at the end of its input, it does not.
 */
export function stateAt(
  data: TracedTokens,
  index: number,
  mayGoOn = false,
): ReadingState<unknown> {
  // arcsecond asks this view how long the input is, and nothing else.
  const length = data.words.length + (mayGoOn ? 1 : 0);
  const dataView = new DataView(new ArrayBuffer(length));
  const inputType = InputTypes.DATA_VIEW;
  return advance({ dataView, inputType, data }, index, undefined);
}

/** The state after reading something. */
export function advance<T>(
  { dataView, inputType, data }: Pick<
    ReadingState<unknown>,
    "dataView" | "inputType" | "data"
  >,
  index: number,
  result: T,
): ReadingState<T> {
  return {
    dataView,
    inputType,
    isError: false,
    error: "",
    index,
    result,
    data,
  };
}

/** The state after a failure, at the same position. */
export function failHere(
  { dataView, inputType, index, data }: ReadingState<unknown>,
  error: string,
): ReadingState<never> {
  return {
    dataView,
    inputType,
    isError: true,
    error,
    index,
    result: undefined as never, // A failure has no result.
    data,
  };
}
