import { Rule } from "./rule.ts";

/** The same rule, but it fails if its value does not pass a test. */
export function checked<T>(
  rule: Rule<T>,
  test: (value: T) => boolean,
): Rule<T> {
  // What the rule yields is a `T`.
  const tested = test as (value: unknown) => boolean;
  return new Rule({ kind: "checked", rule, test: tested });
}
