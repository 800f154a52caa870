import { MAX_DEPTH } from "./deeper.ts";
import { Rule } from "./rule.ts";

/** The rule, or `undefined` without reading anything. */
export function optional<T>(rule: Rule<T>): Rule<T | undefined> {
  return new Rule({ kind: "optional", rule });
}

/** The rule as often as it reads something, at least `min` times. */
export function many<T>(rule: Rule<T>, min = 0): Rule<readonly T[]> {
  return separated(rule, undefined, min);
}

/**
 * One or more items with separators between them. A trailing separator is not
 * consumed. If a list can start at each item of another list, `max` is needed to
 * stay linear.
 */
export function separated<T>(
  rule: Rule<T>,
  separator: Rule<unknown> | undefined,
  min = 1,
  max = Infinity,
  nests = false,
): Rule<readonly T[]> {
  return new Rule({ kind: "list", rule, separator, min, max, nests });
}

/**
 * The rule as often as it reads something, where each item wraps the tree of the
 * previous ones. Such a tree must not get deeper than `MAX_DEPTH` either.
 */
export function nested<T>(rule: Rule<T>): Rule<readonly T[]> {
  return separated(rule, undefined, 0, MAX_DEPTH, true);
}
