import { Rule } from "./rule.ts";

/** A value and the tokens it was read from: from `start` up to, not including, `end`. */
export interface Located<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** The same rule, which says where its value was read. */
export function located<T>(rule: Rule<T>): Rule<Located<T>> {
  return new Rule({ kind: "located", rule });
}
