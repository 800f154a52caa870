import type { Note } from "../nodes.ts";
import { newTracedTokens, stateAt, type TracedTokens } from "../tokens.ts";
import type { AnyRule } from "../shape.ts";
import { wordOf } from "./grammar.ts";
import { type Input, MISSED, type Scan } from "./input.ts";

/** Reads with an arcsecond parser that is not a rule. */
export function scanParser({ p }: Pick<AnyRule, "p">): Scan {
  return (data, index) => {
    const next = p(stateAt(data.tokens ??= asTokens(data), index));
    if (next.isError) return MISSED;
    data.value = next.result;
    return next.index;
  };
}

/** The tokens of an input, as words. */
export function asTokens(
  { grammar, ids, values, words, last }: Input,
  note?: Note,
): TracedTokens {
  const known = words ?? ids.slice(0, last).map((id) => wordOf(grammar, id));
  return newTracedTokens(known, values, note);
}
