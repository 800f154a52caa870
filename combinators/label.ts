import { type Rule, scanRule } from "./rule.ts";

/** Gives what a rule expects at its start the name a person would use. */
export function label<T>(name: string, rule: Rule<T>): Rule<T> {
  return scanRule<T>(
    (data, index) => {
      const open = data.trace?.open;
      if (open === undefined) return rule.scan(data, index);
      open.push({ at: index, name });
      const end = rule.scan(data, index);
      open.pop();
      return end;
    },
    () => rule.first,
    { label: name, unnamed: rule.unnamed ?? rule },
  );
}
