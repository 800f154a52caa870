import { strictEqual } from "node:assert/strict";
import type { Parser } from "arcsecond";
import {
  type Columns,
  END,
  explain,
  type Grammar,
  grammarOf,
  idOf,
  type Pattern,
  patternOf,
  readTo,
  type Rule,
  run,
  type RunResult,
  token,
} from "../../combinators/mod.ts";
import { newTracedTokens, stateAt } from "../../combinators/tokens.ts";

/** The words of a text, in a language of nothing but words. */
export function wordsIn(text: string): readonly string[] {
  return text.split(" ").filter((word) => word !== "");
}

/** Reads text in that language. */
export const pattern: Pattern = patternOf(wordsIn);

/** A number is the token `#` and carries its value. */
export const number: Rule<number> = token("#", (value) => value as number);

/** Reads one word and yields it. */
export function wordOf(word: string): Rule<string> {
  return token(word, () => word);
}

/** The words of a text as a grammar sees them. */
export function columnsOf(grammar: Grammar, text: string): Columns {
  const all = wordsIn(text);
  const isNumber = (word: string) => /^\d+$/.test(word);
  const words = all.map((word) => isNumber(word) ? "#" : word);
  return {
    ids: [...words.map((word) => idOf(grammar, word)), END],
    words,
    values: all.map((word) => isNumber(word) ? Number(word) : undefined),
  };
}

/** What was read, or why it could not be. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | Extract<RunResult<T>, { readonly ok: false }>;

/**
 * What the compiled grammar makes of a text, and arcsecond if it fails. Checks
 * that it was the compiled grammar that read it: arcsecond would hide its faults.
 */
export function outcomeOf<T>(rule: Rule<T>, text: string): Reading<T> {
  const grammar = grammarOf([rule]);
  const columns = columnsOf(grammar, text);
  const value = readTo(grammar, rule, columns, 0, wordsIn(text).length);
  if (value !== undefined) return { ok: true, value };
  const outcome = run(grammar, rule, columns);
  strictEqual(outcome.ok ? outcome.value : undefined, undefined);
  return outcome;
}

/** What arcsecond alone makes of a text. */
export function explained<T>(rule: Rule<T>, text: string): Reading<T> {
  const grammar = grammarOf([rule]);
  return explain(grammar, rule, columnsOf(grammar, text));
}

/** A value, or where reading stops and what is missing there. */
export function summary(outcome: Reading<unknown>): unknown {
  return outcome.ok
    ? outcome.value
    : { at: outcome.at, expected: [...outcome.expected].sort() };
}

/** What any arcsecond parser makes of a text: its result, or where it fails. */
export function parsedBy(parser: Parser<unknown>, text: string): unknown {
  const all = wordsIn(text);
  const isNumber = (word: string) => /^\d+$/.test(word);
  const data = newTracedTokens(
    all.map((word) => isNumber(word) ? "#" : word),
    all.map(Number),
  );
  const { isError, error, index, result, data: kept } = parser.p(
    stateAt(data, 0),
  );
  strictEqual(kept, data); // Also if it fails.
  return isError ? { error, index } : { result, index };
}
