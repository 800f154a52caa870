import { Parser } from "arcsecond";
import { arrived, type State, type Tokens } from "./tokens.ts";

/** The tokens that something was read from: up to, not including, `end`. */
export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

/** The objects that rules made of a text, and what each was read from. */
export type Nodes = Map<object, TokenRange>;

/** The same parser, but it notes what its results were read from, on request. */
export function noting(
  parser: Parser<unknown, string, Tokens>,
): Parser<unknown, string, Tokens> {
  return new Parser((state) => {
    const next = parser.p(state);
    const { nodes }: Tokens = next.data;
    return nodes === undefined || next.isError
      ? next
      : noted(nodes, state.index, next);
  });
}

function noted(
  nodes: Nodes,
  start: number,
  state: State<unknown>,
): State<unknown> {
  const { result, index: end } = state;
  if (typeof result !== "object" || result === null || end === start) {
    return state;
  }
  const known = nodes.get(result);
  // A rule may yield the same constant wherever it reads something; one that
  // passes on what another rule made has read at least as much.
  const isElsewhere = known !== undefined &&
    (known.start < start || known.end > end);
  const node = isElsewhere ? structuredClone(result) : result;
  nodes.set(node, { start, end });
  return isElsewhere ? arrived(state, end, node) : state;
}
