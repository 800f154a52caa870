import type { Outcome } from "./io.ts";

/** The TOML files of a directory by name, or the file itself. */
export async function tomlFiles(
  path: string,
): Promise<Outcome<readonly string[]>> {
  try {
    if (!(await Deno.stat(path)).isDirectory) {
      return { ok: true, value: [path] };
    }
    const names: string[] = [];
    for await (const { name, isDirectory } of Deno.readDir(path)) {
      // No editor's hidden copies.
      const isHidden = name.startsWith(".");
      if (name.endsWith(".toml") && !isDirectory && !isHidden) names.push(name);
    }
    const files = names.sort().map((name) => `${withoutSlash(path)}/${name}`);
    return { ok: true, value: files };
  } catch (error) {
    // Whoever reads the file says what is wrong with it.
    if (error instanceof Deno.errors.NotFound) {
      return { ok: true, value: [path] };
    }
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: `Cannot read "${path}": ${reason}` };
  }
}

function withoutSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}
