import { fromPaths, type Rule, scanRule } from "./rule.ts";
import { MISSED } from "./state.ts";
import { type Build, type Finish, madeBy, type Path } from "./trie.ts";

/** Of the rules that can start here, the one that reads furthest. */
export function oneOf<T>(rules: readonly Rule<T>[]): Rule<T> {
  return fromPaths(rules.flatMap(pathsOf<T>));
}

function pathsOf<T>({ paths }: Rule<T>): readonly Path<T>[] {
  return paths;
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
    const { paths } = table[key];
    // `make` gets the keys and values of this very table.
    const finish = { key, make } as unknown as Finish<T>;
    for (let i = 0; i < paths.length; i++) {
      const { parts } = paths[i]!;
      all.push({ parts, build: madeBy(paths[i]!) as Build<T>, finish });
    }
  }
  return fromPaths(all);
}

/** The first rule that reads anything, although a later one may read further. */
export function inOrder<T>(rules: readonly Rule<T>[]): Rule<T> {
  return scanRule<T>((data, index) => {
    for (const { scan } of rules) {
      const end = scan(data, index);
      if (end !== MISSED) return end;
    }
    return MISSED;
  }, () => oneOf(rules).first);
}
