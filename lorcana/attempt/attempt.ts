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

/** Reads all tokens with a rule; `undefined` if it cannot. */
export function attempt<T>(rule: Rule<T>, { tokens }: Tokens): T | undefined {
  const found = attemptPrefix(rule, columnsOf(tokens));
  return found?.next === tokens.length ? found.value : undefined;
}

/** The same, with the position of each node. */
export function attemptMarked<T>(
  rule: Rule<T>,
  all: Tokens,
): T | undefined {
  // If the tokens cannot be read, the compiled form finds out sooner.
  if (attempt(rule, all) === undefined) return undefined;
  const found = explain(grammar(), rule, columnsOf(all.tokens));
  return found.ok ? found.value : undefined;
}

/** Reads the tokens from `start` on as far as a rule can. */
export function attemptPrefix<T>(
  rule: Rule<T>,
  columns: Columns,
  start = 0,
): { readonly value: T; readonly next: number } | undefined {
  return readPrefix(grammar(), rule, columns, start);
}

/** The index of the furthest token that a rule gets to. */
export function furthestToken(rule: Rule<unknown>, { tokens }: Tokens): number {
  return reach(grammar(), rule, columnsOf(tokens));
}
