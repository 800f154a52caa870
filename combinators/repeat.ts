import { type Rule, scanRule } from "./rule.ts";
import { MISSED } from "./state.ts";

/** What the rule yields, or `undefined` without reading anything. */
export function optional<T>(rule: Rule<T>): Rule<T | undefined> {
  const { scan, label } = rule;
  return scanRule<T | undefined>(
    (data, index) => {
      const end = scan(data, index);
      if (end !== MISSED) return end;
      data.value = undefined;
      return index;
    },
    () => ({
      ...rule.first,
      empty: true,
      // A rule that may be empty may also start with ids it does not name.
      skipped: rule.first.empty ? rule.first.skipped : () => undefined,
    }),
    { label },
  );
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
  const { scan, label } = rule;
  const scanBetween = separator?.scan;
  return scanRule<readonly T[]>(
    (data, index) => {
      const first = scan(data, index);
      // A rule that reads nothing would repeat for ever.
      if (first === MISSED || first === index) {
        data.value = [];
        return min === 0 ? index : MISSED;
      }
      // What the rule has just left there. Most lists have one item: an empty
      // array would make room for 17 at the first `push`.
      const values = [data.value as T];
      let at = first;
      while (values.length < max) {
        const start = scanBetween === undefined ? at : scanBetween(data, at);
        if (start === MISSED) break;
        const end = scan(data, start);
        if (end === MISSED || end === at) break;
        values.push(data.value as T);
        at = end;
      }
      data.value = values;
      return values.length < min ? MISSED : at;
    },
    () => ({
      ids: rule.first.ids,
      empty: min === 0 || rule.first.empty,
      skipped: min === 0 && !rule.first.empty ? () => [] : undefined,
    }),
    { label },
  );
}
