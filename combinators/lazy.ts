import { Rule } from "./rule.ts";

/** A rule that is looked up when it is needed, so that it can contain itself. */
export function lazy<T>(find: () => Rule<T>): Rule<T> {
  return new Rule({ kind: "lazy", find });
}

/** A rule that another module defines later. */
export interface Promised<T> {
  readonly rule: Rule<T>;
  /** Defines the rule. */
  readonly keep: (rule: Rule<T>) => void;
}

/** A rule that contains rules of a module that must not be imported here. */
export function promised<T>(): Promised<T> {
  let kept: Rule<T> | undefined;
  const find = (): Rule<T> => {
    if (kept === undefined) throw new Error("Rule used before it was defined");
    return kept;
  };
  return { rule: lazy(find), keep: (rule) => kept = rule };
}

/**
 * The same rule, but it is read only once at each position, however many
 * alternatives try it.
 */
export function once<T>(rule: Rule<T>): Rule<T> {
  return new Rule({ kind: "once", rule });
}
