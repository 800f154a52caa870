import { Parser } from "arcsecond";
import { failHere, type ReadingState, type TracedTokens } from "./tokens.ts";

/** Deeper than any card, and well within the call stack. */
export const MAX_DEPTH = 120;

/** The same parser, but it rejects text that is nested too deeply. */
export function deeper<T>(
  parser: Parser<T, string, TracedTokens>,
): Parser<T, string, TracedTokens> {
  return new Parser((state) => {
    if (state.isError) return state;
    const data: TracedTokens = state.data;
    if (data.depth >= MAX_DEPTH) return tooDeep(state);
    data.depth++;
    const next = parser.p(state);
    data.depth--;
    return next;
  });
}

/** The same parser, but it rejects a value that is nested too deeply. */
export function notDeeper<T>(
  parser: Parser<T, string, TracedTokens>,
  isFlat: (value: T) => boolean,
): Parser<T, string, TracedTokens> {
  return new Parser((state) => {
    const next = parser.p(state);
    return next.isError || isFlat(next.result) ? next : tooDeep(state);
  });
}

function tooDeep(state: ReadingState<unknown>): ReadingState<never> {
  const { data, index } = state;
  if (data.tooDeepAt < 0) data.tooDeepAt = index;
  return failHere(state, "Nested too deeply");
}
