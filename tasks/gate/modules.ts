/** The text of every module by its path from the root: "lexer/token.ts". */
export type Modules = ReadonlyMap<string, string>;

const SKIPPED = new Set(["coverage", "out", "node_modules"]);

/** The text of every TypeScript module below `root`, by its path from there. */
export async function readModules(root: string): Promise<Modules> {
  const modules = new Map<string, string>();
  for await (const path of modulePaths(root, "")) {
    modules.set(path, await Deno.readTextFile(`${root}/${path}`));
  }
  return modules;
}

/** The path of the module that a relative specifier means in another. */
export function targetOf(path: string, specifier: string): string {
  return new URL(specifier, `file:///${path}`).pathname.slice(1);
}

async function* modulePaths(
  root: string,
  folder: string,
): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(`${root}/${folder}`)) {
    if (name.startsWith(".") || SKIPPED.has(name)) continue;
    if (isDirectory) yield* modulePaths(root, `${folder}${name}/`);
    else if (/\.tsx?$/.test(name)) yield `${folder}${name}`;
  }
}
