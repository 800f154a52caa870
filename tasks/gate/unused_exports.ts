import { type Export, exportsOf, usesOf } from "./exports.ts";
import { type Modules, targetOf } from "./modules.ts";

/** A name that a module exports; "*" stands for all. */
interface Name {
  readonly path: string;
  readonly name: string;
}

type Exports = ReadonlyMap<string, readonly Export[]>;

/**
 * One sentence for each export that nobody imports. Whatever the doors of the
 * package export is for others, and a type may be exported for the signatures of
 * its module. What only tests import must be of use to its own module: otherwise
 * the tests are all it lives for.
 */
export function unusedExports(
  modules: Modules,
  doors: readonly string[],
): readonly string[] {
  const exported: Exports = new Map(
    Array.from(modules, ([path, text]) => [path, exportsOf(text)]),
  );
  const paths = [...modules.keys()];
  const open = doors.map((path): Name => ({ path, name: "*" }));
  const inProduct = paths.filter((path) => !isTest(path));
  const used = reach(exported, [...open, ...findImports(modules, inProduct)]);
  const tested = reach(exported, findImports(modules, paths.filter(isTest)));
  const isNeeded = (path: string, { name, kind, from }: Export): boolean => {
    const key = keyOf({ path, name });
    if (used.has(key) || (isTest(path) && tested.has(key))) return true;
    return from === undefined && (kind === "type" || tested.has(key)) &&
      isUsedIn(modules.get(path) ?? "", name);
  };
  // Tests export nothing; some contain the text of modules.
  const others = paths.filter((path) => !path.endsWith("_test.ts"));
  return others.flatMap((path) =>
    (exported.get(path) ?? [])
      .filter((each) => each.name !== "*" && !isNeeded(path, each))
      .map(({ name }) =>
        tested.has(keyOf({ path, name }))
          ? `${path} exports "${name}" for nothing but tests`
          : `${path} exports "${name}", which nobody imports`
      )
  );
}

function isTest(path: string): boolean {
  return path.startsWith("tests/");
}

function keyOf({ path, name }: Name): string {
  return `${path} ${name}`;
}

function findImports(
  modules: Modules,
  paths: readonly string[],
): readonly Name[] {
  return paths.flatMap((path) =>
    usesOf(modules.get(path) ?? "").map(({ specifier, name }) => ({
      path: targetOf(path, specifier),
      name,
    }))
  );
}

/** The given names, and those that modules pass on under these names. */
function reach(
  exported: Exports,
  names: readonly Name[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...names];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, name } = next;
    if (reached.has(keyOf(next))) continue;
    reached.add(keyOf(next));
    for (const each of exported.get(path) ?? []) {
      if (name === "*") waiting.push({ path, name: each.name });
      if (each.from === undefined || ![name, "*"].includes(each.name)) continue;
      waiting.push({
        path: targetOf(path, each.from.specifier),
        name: each.name === "*" ? name : each.from.name,
      });
    }
  }
  return reached;
}

/** Whether a name occurs in a module besides where it is declared. */
function isUsedIn(text: string, name: string): boolean {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  return code.split(new RegExp(`\\b${name}\\b`)).length > 2;
}
