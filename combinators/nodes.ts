import { Parser } from "arcsecond";
import { advance, type ReadingState, type TracedTokens } from "./tokens.ts";

/** The tokens that something was read from: up to, not including, `end`. */
export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The objects that rules made from a text, and the tokens each was read from:
 * first the range of the rule that made it, then those of the rules that passed
 * it on.
 */
export type Nodes = Map<object, readonly TokenRange[]>;

/** Records the tokens that a result was read from; may replace the result by a copy. */
export type Note = (
  start: number,
  state: ReadingState<unknown>,
) => ReadingState<unknown>;

/**
 * The same parser, but it records the tokens of its results if the reading asks
 * for that.
 */
export function noting(
  parser: Parser<unknown, string, TracedTokens>,
): Parser<unknown, string, TracedTokens> {
  return new Parser((state) => {
    const next = parser.p(state);
    const { note }: TracedTokens = next.data;
    return note === undefined || next.isError ? next : note(state.index, next);
  });
}

/** Records all objects that rules make. */
export function noteIn(nodes: Nodes): Note {
  return (start, state) => {
    const { result, index: end } = state;
    if (typeof result !== "object" || result === null || end === start) {
      return state;
    }
    const range = { start, end };
    const known = nodes.get(result) ?? [];
    const [made = range] = known;
    // A rule that passes on the result of another has read at least as much. If
    // it has not, the object is a constant that was read elsewhere, too.
    const isElsewhere = made.start < start || made.end > end;
    if (isElsewhere) {
      const node = structuredClone(result);
      nodes.set(node, [range]);
      return advance(state, end, node);
    }
    nodes.set(result, [...known, range]);
    return state;
  };
}
