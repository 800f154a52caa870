import { END, reach, readPrefix, type Rule } from "../combinators/mod.ts";
import type { Tokens } from "./token.ts";

/** What a rule makes of all tokens, or `undefined`. */
export function attempt<T>(rule: Rule<T>, tokens: Tokens): T | undefined {
  const found = attemptPrefix(rule, tokens);
  return found !== undefined && tokens.ids[found.next] === END
    ? found.value
    : undefined;
}

/** What a rule makes of the tokens from `start` on, and where it stops. */
export function attemptPrefix<T>(
  rule: Rule<T>,
  { ids, tokens }: Tokens,
  start = 0,
): { readonly value: T; readonly next: number } | undefined {
  return readPrefix(rule, { ids, values: tokens }, start);
}

/** The furthest token that did not fit. */
export function furthest(rule: Rule<unknown>, tokens: Tokens): number {
  return reach(rule, { ids: tokens.ids, values: tokens.tokens });
}
