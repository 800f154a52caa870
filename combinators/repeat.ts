import { type Rule, ruleOf } from "./rule.ts";
import { arrive, FAILED } from "./state.ts";

/** What the rule yields, or `undefined` without reading anything. */
export function optional<T>(rule: Rule<T>): Rule<T | undefined> {
  return ruleOf<T | undefined>(
    (data, index) => {
      const next = rule.read(data, index);
      return next.isError ? arrive(data, index, undefined) : next;
    },
    () => ({ ids: rule.first.ids, empty: true }),
    { label: rule.label },
  );
}

/** The rule as often as it reads something, at least `min` times. */
export function many<T>(rule: Rule<T>, min = 0): Rule<readonly T[]> {
  return separated(rule, undefined, min);
}

/** One or more, with separators between; a last separator is given back. */
export function separated<T>(
  rule: Rule<T>,
  separator: Rule<unknown> | undefined,
  min = 1,
): Rule<readonly T[]> {
  return ruleOf<readonly T[]>(
    (data, index) => {
      const values: T[] = [];
      let at = index;
      while (true) {
        const start = values.length === 0 || separator === undefined
          ? at
          : separator.read(data, at).index;
        if (start < 0) break;
        const next = rule.read(data, start);
        // A rule that reads nothing would repeat for ever.
        if (next.isError || next.index === at) break;
        values.push(next.result);
        at = next.index;
      }
      return values.length < min ? FAILED : arrive(data, at, values);
    },
    () => ({ ids: rule.first.ids, empty: min === 0 || rule.first.empty }),
    { label: rule.label },
  );
}
