/** Modules as code splitting writes them, by the names of their files. */
export type Modules = Readonly<Record<string, string>>;

/**
 * A classic script of an entry with the modules that it imports, imports first;
 * those that another script has brought along are left out. Browsers refuse
 * modules in a page that was opened from the disk.
 */
export function classicScript(
  modules: Modules,
  entry: string,
  loaded?: string,
): string {
  const there = loaded === undefined ? [] : withImports(modules, loaded);
  return withImports(modules, entry)
    .filter((name) => !there.includes(name))
    .map((name) => asFunction(name, modules[name] ?? ""))
    .join("\n");
}

const IMPORT = /^\s*import\s*(?:\{([^}]*)\}\s*from\s*)?"(?:[^"]*\/)?([^"]+)";/;
const EXPORT = /export\s*\{([^}]*)\};\s*$/;

/** A module and all that it imports, each after those that it needs. */
function withImports(modules: Modules, entry: string): readonly string[] {
  const { imports } = headOf(modules[entry] ?? "");
  const needed = imports.flatMap(({ from }) => withImports(modules, from));
  return [...new Set([...needed, entry])];
}

interface Import {
  readonly from: string;
  /** As in `{ their as ours }`. */
  readonly names: string;
}

interface Head {
  readonly imports: readonly Import[];
  /** The code behind the imports. */
  readonly rest: string;
}

function headOf(code: string): Head {
  const imports: Import[] = [];
  let rest = code;
  for (let found; (found = IMPORT.exec(rest)) !== null;) {
    imports.push({ from: found[2] ?? "", names: found[1] ?? "" });
    rest = rest.slice(found[0].length);
  }
  return { imports, rest };
}

/** A module as a function that is called at once; exports meet on the window. */
function asFunction(name: string, code: string): string {
  const { imports, rest } = headOf(code);
  const taken = imports.filter(({ names }) => names !== "")
    .map(({ from, names }) =>
      `const{${
        names.replaceAll(" as ", ":")
      }}=globalThis.dreamtidesModules["${from}"];`
    );
  const body = rest.trimEnd().replace(
    EXPORT,
    (_, names: string) =>
      `(globalThis.dreamtidesModules??={})["${name}"]={${
        exportedFields(names)
      }};`,
  );
  return `(()=>{"use strict";${taken.join("")}${body}})();`;
}

/** `{ ours as theirs }` is `{ theirs: ours }` in an object. */
function exportedFields(names: string): string {
  return names.split(",").map((each) => {
    const [ours, theirs] = each.trim().split(" as ");
    return theirs === undefined ? ours : `${theirs}:${ours}`;
  }).join(",");
}
