import type { Modules } from "./layers.ts";

const SKIPPED = new Set(["coverage", "out", "node_modules"]);

/** The text of every TypeScript module below `root`, by its path from there. */
export async function readModules(root: string): Promise<Modules> {
  const modules = new Map<string, string>();
  for await (const path of modulePaths(root, "")) {
    modules.set(path, await Deno.readTextFile(`${root}/${path}`));
  }
  return modules;
}

async function* modulePaths(
  root: string,
  folder: string,
): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(`${root}/${folder}`)) {
    if (name.startsWith(".") || SKIPPED.has(name)) continue;
    if (isDirectory) yield* modulePaths(root, `${folder}${name}/`);
    else if (name.endsWith(".ts")) yield `${folder}${name}`;
  }
}
