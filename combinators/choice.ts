import { fromPaths, type Rule } from "./rule.ts";
import { type Build, type Finish, madeBy, type Path } from "./trie.ts";

/** Of the rules that can start here, the one that reads furthest. */
export function oneOf<T>(rules: readonly Rule<T>[]): Rule<T> {
  return fromPaths(rules.flatMap(pathsOf<T>));
}

/** A rule with one path is that path. */
function pathsOf<T>(rule: Rule<T>): Path<T> | readonly Path<T>[] {
  return rule.several ?? rule;
}

/**
 * Of the rules in a table, the one that reads furthest; `make` sees its key and
 * what it yields. Without a rule of its own for each entry.
 */
export function oneOfEntries<M, T>(
  table: { readonly [K in keyof M]: Rule<M[K]> },
  make: (key: keyof M, value: M[keyof M]) => T,
): Rule<T> {
  const all: Path<T>[] = [];
  for (const key in table) {
    const rule = table[key];
    // `make` gets the keys and values of this very table.
    const finish = { key, make } as unknown as Finish<T>;
    if (rule.several === undefined) all.push(finishing(rule, finish));
    else for (const path of rule.several) all.push(finishing(path, finish));
  }
  return fromPaths(all);
}

function finishing<T>(path: Path<unknown>, finish: Finish<T>): Path<T> {
  return { parts: path.parts, build: madeBy(path) as Build<T>, finish };
}
