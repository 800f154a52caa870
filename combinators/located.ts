import { Rule } from "./rule.ts";

/** A value and the tokens it was read from: from `start` up to, not including, `end`. */
export interface Located<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
  /** What all tokens of the text carry. */
  readonly values: readonly unknown[];
}

/** The same rule, but it also yields where its value was read. */
export function located<T>(rule: Rule<T>): Rule<Located<T>> {
  return new Rule({ kind: "located", rule });
}

/**
 * The same rule, but `explain` marks its value with its position. The compiled
 * form does not, so it costs nothing when a text is read without mistakes.
 */
export function marked<T>(
  rule: Rule<T>,
  mark: (found: Located<T>) => T,
): Rule<T> {
  // The rule yields a `T`.
  const marking = mark as (found: Located<unknown>) => unknown;
  return new Rule({ kind: "marked", rule, mark: marking });
}
