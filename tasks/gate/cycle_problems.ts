import { importsOf } from "./imports.ts";
import { type Modules, targetOf } from "./modules.ts";

/** One sentence for each cycle of modules that import one another. */
export function cycleProblems(modules: Modules): readonly string[] {
  const done = new Set<string>();
  const problems: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      problems.push(
        `Import cycle: ${[...trail.slice(start), path].join(" → ")}`,
      );
    }
    if (start >= 0 || done.has(path)) return;
    for (const { specifier, kind } of importsOf(modules.get(path) ?? "")) {
      if (kind !== "value" || !specifier.startsWith(".")) continue;
      visit(targetOf(path, specifier), [...trail, path]);
    }
    done.add(path);
  };
  for (const path of modules.keys()) visit(path, []);
  return problems;
}
