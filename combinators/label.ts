import { Rule } from "./rule.ts";

/** Gives what a rule expects at its start the name a person would use. */
export function label<T>(name: string, rule: Rule<T>): Rule<T> {
  return new Rule({ kind: "label", name, rule });
}
