import { Rule } from "./rule.ts";
import { arrive, FAILED, type State } from "./state.ts";

/** What the rule yields, or `undefined` without reading anything. */
export function optional<T>(rule: Rule<T>): Rule<T | undefined> {
  return new Rule<T | undefined>(
    (state) => {
      const next = rule.p(state);
      return next.isError ? arrive(state.data, state.index, undefined) : next;
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
  return new Rule<readonly T[]>(
    (state) => {
      const values: T[] = [];
      let at: State<unknown> = state;
      while (true) {
        const start = values.length === 0 || separator === undefined
          ? at
          : separator.p(at);
        const next = start.isError ? start : rule.p(start);
        // A rule that reads nothing would repeat for ever.
        if (next.isError || next.index === at.index) break;
        values.push(next.result as T); // `next` comes from `rule`.
        at = next;
      }
      return values.length < min ? FAILED : arrive(at.data, at.index, values);
    },
    () => ({ ids: rule.first.ids, empty: min === 0 || rule.first.empty }),
    {
      label: rule.label,
    },
  );
}
