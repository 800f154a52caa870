import { Parser } from "arcsecond";
import type { AnyRule } from "./shape.ts";
import type { State, Tokens } from "./tokens.ts";
import { expect } from "./trace.ts";

/**
 * The same parser, run once at each position however many rules ask for it
 * there, so that nested text takes no longer than flat text.
 */
export function knownAt<T>(
  parser: Parser<T, string, Tokens>,
  rule: AnyRule,
): Parser<T, string, Tokens> {
  return new Parser((state) => {
    if (state.isError) return state;
    const { index } = state;
    const { known, trace }: Tokens = state.data;
    const here = known[index] ??= new Map();
    const found = here.get(parser);
    if (found !== undefined) {
      // The rule that asks now may have another label.
      if (index === trace.at) expect(trace, index, rule);
      return found as State<T>; // Of this very parser.
    }
    const next = parser.p(state);
    here.set(parser, next);
    return next;
  });
}
