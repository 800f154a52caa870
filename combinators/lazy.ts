import { Rule } from "./rule.ts";

/** A rule that is looked up when it is needed: the way to tie a knot. */
export function lazy<T>(find: () => Rule<T>): Rule<T> {
  return new Rule({ kind: "lazy", find });
}

/** A rule that another module makes later. */
export interface Promised<T> {
  readonly rule: Rule<T>;
  /** Says what the rule is. */
  readonly keep: (rule: Rule<T>) => void;
}

/** The way to tie a knot between modules, which may not import each other. */
export function promised<T>(): Promised<T> {
  let kept: Rule<T> | undefined;
  const find = (): Rule<T> => {
    if (kept === undefined) throw new Error("Rule used before it was defined");
    return kept;
  };
  return { rule: lazy(find), keep: (rule) => kept = rule };
}

/** The same rule, read once at one place however many alternatives ask for it. */
export function once<T>(rule: Rule<T>): Rule<T> {
  return new Rule({ kind: "once", rule });
}
