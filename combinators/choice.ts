import { fromPaths, type Rule, ruleOf } from "./rule.ts";
import { FAILED } from "./state.ts";

/** Of the rules that can start here, the one that reads furthest. */
export function oneOf<T>(rules: readonly Rule<T>[]): Rule<T> {
  return fromPaths(rules.flatMap(({ paths }) => paths));
}

/** The first rule that reads anything, although a later one may read further. */
export function inOrder<T>(rules: readonly Rule<T>[]): Rule<T> {
  return ruleOf<T>((data, index) => {
    for (const rule of rules) {
      const next = rule.read(data, index);
      if (!next.isError) return next;
    }
    return FAILED;
  }, () => oneOf(rules).first);
}
