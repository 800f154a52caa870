import { Rule } from "./rule.ts";

/** Reads one token by its spelling, and yields what `read` makes of its value. */
export function token<T>(
  word: string,
  read: (value: unknown) => T,
): Rule<T> {
  return new Rule({ kind: "token", word, read });
}
