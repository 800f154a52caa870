import {
  type Columns,
  explain,
  reach,
  readPrefix,
  type Rule,
} from "../../combinators/mod.ts";
import type { Tokens } from "../text/token.ts";
import { columnsOf } from "./columns.ts";
import { grammar } from "./grammar.ts";

/** What a rule makes of all tokens, or `undefined`. */
export function attempt<T>(rule: Rule<T>, { tokens }: Tokens): T | undefined {
  const found = attemptPrefix(rule, columnsOf(tokens));
  return found?.next === tokens.length ? found.value : undefined;
}

/** The same, with each node marked with where it stands. */
export function attemptMarked<T>(
  rule: Rule<T>,
  all: Tokens,
): T | undefined {
  // Where nothing can be read, the quick reader knows that sooner.
  if (attempt(rule, all) === undefined) return undefined;
  const found = explain(grammar(), rule, columnsOf(all.tokens));
  return found.ok ? found.value : undefined;
}

/** What a rule makes of the tokens from `start` on, and where it stops. */
export function attemptPrefix<T>(
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): { readonly value: T; readonly next: number } | undefined {
  return readPrefix(grammar(), rule, columns, start);
}

/** The furthest token that did not fit. */
export function furthest(rule: Rule<unknown>, { tokens }: Tokens): number {
  return reach(grammar(), rule, columnsOf(tokens));
}
