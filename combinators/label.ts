import { type Rule, ruleOf } from "./rule.ts";

/** Gives what a rule expects at its start the name a person would use. */
export function label<T>(name: string, rule: Rule<T>): Rule<T> {
  return ruleOf<T>(
    (data, index) => {
      const open = data.trace?.open;
      if (open === undefined) return rule.read(data, index);
      open.push({ at: index, name });
      const next = rule.read(data, index);
      open.pop();
      return next;
    },
    () => rule.first,
    { label: name },
  );
}
