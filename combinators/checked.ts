import { Rule } from "./rule.ts";
import type { Test } from "./shape.ts";

/**
 * The same rule, but it fails if its value does not pass a test. The test also
 * sees what all tokens of the text carry, and which of them were read.
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
  const tested = test as Test; // The rule yields a `T`.
  return new Rule({ kind: "checked", rule, test: tested });
}
