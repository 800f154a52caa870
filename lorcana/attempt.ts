import {
  arrive,
  END,
  type Input,
  type Rule,
  run,
  type State,
} from "../combinators/mod.ts";
import type { Tokens } from "./token.ts";

/** What a rule makes of all tokens, or `undefined`. */
export function attempt<T>(
  rule: Rule<T>,
  { ids, tokens }: Tokens,
): T | undefined {
  const next = read(rule, { ids, tokens });
  return !next.isError && ids[next.index] === END ? next.result : undefined;
}

/** What a rule makes of the first tokens, and how many it read. */
export function attemptPrefix<T>(
  rule: Rule<T>,
  { ids, tokens }: Pick<Tokens, "ids" | "tokens">,
  start = 0,
): { readonly value: T; readonly next: number } | undefined {
  const state = read(rule, { ids, tokens }, start);
  return state.isError ? undefined : { value: state.result, next: state.index };
}

/** The furthest token that did not fit. */
export function furthest<T>(rule: Rule<T>, { ids, tokens }: Tokens): number {
  const outcome = run(rule, { ids, values: tokens });
  return outcome.ok ? tokens.length : outcome.at;
}

function read<T>(
  rule: Rule<T>,
  { ids, tokens }: Pick<Tokens, "ids" | "tokens">,
  start = 0,
): State<T> {
  const data: Input = {
    ids,
    values: tokens,
    trace: undefined,
    depth: 0,
    tooDeepAt: -1,
    steps: 0,
  };
  return rule.p(arrive(data, start, undefined));
}
