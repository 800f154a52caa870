import { type Import, importsOf } from "./imports.ts";

/** What a folder may import besides itself. */
export interface Layer {
  /** Other folders, each through its `mod.ts`. */
  readonly folders: readonly string[];
  /** Names of the import map in `deno.json`. */
  readonly packages: readonly string[];
}

/** Which folder may import which: the picture in ARCHITECTURE.md, as data. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  diagnostics: { folders: [], packages: ["fastest-levenshtein"] },
  ast: { folders: [], packages: [] },
  lexer: { folders: ["ast", "diagnostics"], packages: [] },
  combinators: { folders: ["lexer"], packages: ["arcsecond"] },
  parser: {
    folders: ["ast", "diagnostics", "combinators", "lexer"],
    packages: [],
  },
  serializer: { folders: ["ast", "diagnostics"], packages: [] },
  display: {
    folders: ["ast", "diagnostics", "lexer", "serializer"],
    packages: ["@fluent/bundle"],
  },
  pzl: { folders: ["diagnostics"], packages: [] },
  lorcana: { folders: ["diagnostics", "combinators", "lexer"], packages: [] },
  tabula: {
    folders: ["ast", "diagnostics", "schema"],
    packages: [
      "@std/toml",
      "toml-eslint-parser",
      "fflate",
      "ajv",
      "@fluent/bundle",
    ],
  },
};

/** The text of every module by its path from the root: "lexer/token.ts". */
export type Modules = ReadonlyMap<string, string>;

/** One sentence for each import that the table does not allow. */
export function layerProblems(modules: Modules): readonly string[] {
  return [...modules].flatMap(([path, text]) => [
    ...importsOf(text).flatMap((each) => {
      const reason = forbidden(path, each);
      return reason === undefined
        ? []
        : [`${path} imports "${each.specifier}": ${reason}`];
    }),
    ...(isFrontDoor(path) && hasCode(text)
      ? [`${path} has code: a front door only exports`]
      : []),
  ]);
}

/** One sentence for each circle of modules that load one another. */
export function cycleProblems(modules: Modules): readonly string[] {
  const done = new Set<string>();
  const problems: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      problems.push(
        `Import circle: ${[...trail.slice(start), path].join(" → ")}`,
      );
    }
    if (start >= 0 || done.has(path)) return;
    for (const { specifier, kind } of importsOf(modules.get(path) ?? "")) {
      if (kind !== "value" || !specifier.startsWith(".")) continue;
      visit(target(path, specifier), [...trail, path]);
    }
    done.add(path);
  };
  for (const path of modules.keys()) visit(path, []);
  return problems;
}

function forbidden(path: string, { specifier }: Import): string | undefined {
  if (/^(jsr|npm|https?|data|file):/.test(specifier)) {
    return "packages go through the import map of deno.json";
  }
  const from = folderOf(path);
  return specifier.startsWith(".")
    ? forbiddenModule(from, target(path, specifier))
    : forbiddenPackage(from, specifier);
}

function forbiddenModule(from: string, to: string): string | undefined {
  const folder = folderOf(to);
  if (folder === from || from === "tests") return undefined;
  if (LAYERS[folder] !== undefined && !isFrontDoor(to)) {
    return `the front door is ${folder}/mod.ts`;
  }
  const layer = LAYERS[from];
  return layer === undefined || layer.folders.includes(folder)
    ? undefined
    : `${from} may import ${layer.folders.join(", ") || "no other folder"}`;
}

function forbiddenPackage(from: string, name: string): string | undefined {
  if (
    name === "arcsecond" && !["combinators", "bench", "tests"].includes(from)
  ) {
    return "only combinators knows arcsecond";
  }
  const layer = LAYERS[from];
  return layer === undefined || layer.packages.includes(name)
    ? undefined
    : `${from} may import ${layer.packages.join(", ") || "no package"}`;
}

function isFrontDoor(path: string): boolean {
  return LAYERS[folderOf(path)] !== undefined &&
    path === `${folderOf(path)}/mod.ts`;
}

function hasCode(text: string): boolean {
  return text
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, "")
    .replace(/^export [^;]* from "[^"]+";$/gm, "")
    .trim() !== "";
}

function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.indexOf("/")) : "";
}

function target(path: string, specifier: string): string {
  return new URL(specifier, `file:///${path}`).pathname.slice(1);
}
