import { fromPaths, type Rule, scanRule } from "./rule.ts";
import { MISSED } from "./state.ts";

/** Of the rules that can start here, the one that reads furthest. */
export function oneOf<T>(rules: readonly Rule<T>[]): Rule<T> {
  return fromPaths(rules.flatMap(({ paths }) => paths));
}

/** The first rule that reads anything, although a later one may read further. */
export function inOrder<T>(rules: readonly Rule<T>[]): Rule<T> {
  return scanRule<T>((data, index) => {
    for (const { scan } of rules) {
      const end = scan(data, index);
      if (end !== MISSED) return end;
    }
    return MISSED;
  }, () => oneOf(rules).first);
}
