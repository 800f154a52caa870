import { Rule } from "./rule.ts";

/** Names what a rule expects at its start, for error messages. */
export function label<T>(name: string, rule: Rule<T>): Rule<T> {
  return new Rule({ kind: "label", name, rule });
}
