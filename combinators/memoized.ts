import { Parser } from "arcsecond";
import type { AnyRule } from "./shape.ts";
import type { ReadingState, TracedTokens } from "./tokens.ts";
import { expect } from "./trace.ts";

/**
 * The same parser, but it runs only once at each position, however many rules try
 * it there, so that reading nested text stays linear.
 */
export function memoized<T>(
  parser: Parser<T, string, TracedTokens>,
  rule: AnyRule,
): Parser<T, string, TracedTokens> {
  return new Parser((state) => {
    if (state.isError) return state;
    const { index } = state;
    const { results, trace }: TracedTokens = state.data;
    const here = results[index] ??= new Map();
    const found = here.get(parser);
    if (found !== undefined) {
      // The rule that tries it now may have another label.
      if (index === trace.at) expect(trace, index, rule);
      return found as ReadingState<T>; // Stored by this parser.
    }
    const next = parser.p(state);
    here.set(parser, next);
    return next;
  });
}
