import { MAX_DEPTH } from "./deeper.ts";
import { Rule } from "./rule.ts";

/** What the rule yields, or `undefined` without reading anything. */
export function optional<T>(rule: Rule<T>): Rule<T | undefined> {
  return new Rule({ kind: "optional", rule });
}

/** The rule as often as it reads something, at least `min` times. */
export function many<T>(rule: Rule<T>, min = 0): Rule<readonly T[]> {
  return separated(rule, undefined, min);
}

/**
 * One or more, with separators between; a last separator is given back. Where
 * a list may start at each item of another, only `max` keeps time linear.
 */
export function separated<T>(
  rule: Rule<T>,
  separator: Rule<unknown> | undefined,
  min = 1,
  max = Infinity,
): Rule<readonly T[]> {
  return new Rule({ kind: "list", rule, separator, min, max, nests: false });
}

/**
 * The rule as often as it reads something, where each time wraps the tree of the
 * times before: a tree so built must not get deeper than others.
 */
export function nested<T>(rule: Rule<T>): Rule<readonly T[]> {
  return new Rule({
    kind: "list",
    rule,
    separator: undefined,
    min: 0,
    max: MAX_DEPTH,
    nests: true,
  });
}
