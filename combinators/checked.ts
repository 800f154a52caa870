import { Rule } from "./rule.ts";
import type { Test } from "./shape.ts";

/**
 * The same rule, but it fails if its value does not pass a test, which may look
 * at the words around: what all tokens carry, and from where to where it was read.
 */
export function checked<T>(
  rule: Rule<T>,
  test: (
    value: T,
    values: readonly unknown[],
    start: number,
    end: number,
  ) => boolean,
): Rule<T> {
  const tested = test as Test; // What the rule yields is a `T`.
  return new Rule({ kind: "checked", rule, test: tested });
}
