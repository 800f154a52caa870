import { Parser } from "arcsecond";
import { arrived, type ReadingState, type TracedTokens } from "./tokens.ts";

/** The tokens that something was read from: up to, not including, `end`. */
export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The objects that rules made of a text, and what each was read from: first what
 * the rule read that made it, then what those read that passed it on.
 */
export type Nodes = Map<object, readonly TokenRange[]>;

/** Notes what the result of a parser was read from; may make it another object. */
export type Note = (
  start: number,
  state: ReadingState<unknown>,
) => ReadingState<unknown>;

/** The same parser, but it notes what its results were read from, on request. */
export function noting(
  parser: Parser<unknown, string, TracedTokens>,
): Parser<unknown, string, TracedTokens> {
  return new Parser((state) => {
    const next = parser.p(state);
    const { note }: TracedTokens = next.data;
    return note === undefined || next.isError ? next : note(state.index, next);
  });
}

/** Notes all objects that rules make. */
export function noteIn(nodes: Nodes): Note {
  return (start, state) => {
    const { result, index: end } = state;
    if (typeof result !== "object" || result === null || end === start) {
      return state;
    }
    const range = { start, end };
    const known = nodes.get(result) ?? [];
    const [made = range] = known;
    // A rule may yield the same constant wherever it reads something; one that
    // passes on what another rule made has read at least as much.
    const isElsewhere = made.start < start || made.end > end;
    if (isElsewhere) {
      const node = structuredClone(result);
      nodes.set(node, [range]);
      return arrived(state, end, node);
    }
    nodes.set(result, [...known, range]);
    return state;
  };
}
