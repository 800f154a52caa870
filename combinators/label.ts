import { Rule } from "./rule.ts";

/** Gives what a rule expects at its start the name a person would use. */
export function label<T>(name: string, rule: Rule<T>): Rule<T> {
  return new Rule<T>(
    (state) => {
      const open = state.data.trace?.open;
      if (open === undefined) return rule.p(state);
      open.push({ at: state.index, name });
      const next = rule.p(state);
      open.pop();
      return next;
    },
    () => rule.first,
    { label: name },
  );
}
