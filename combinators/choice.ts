import { Rule } from "./rule.ts";

/** Of the rules that can start here, the one that reads furthest. */
export function oneOf<T>(rules: readonly Rule<T>[]): Rule<T> {
  return new Rule({ kind: "choice", rules });
}

/**
 * Of the rules in a table, the one that reads furthest. `make` gets its key and
 * its value.
 */
export function oneOfEntries<M, T>(
  table: { readonly [K in keyof M]: Rule<M[K]> },
  make: (key: keyof M, value: M[keyof M]) => T,
): Rule<T> {
  const rules: Rule<T>[] = [];
  for (const key in table) {
    rules.push(table[key].map((value) => make(key, value)));
  }
  return oneOf(rules);
}
