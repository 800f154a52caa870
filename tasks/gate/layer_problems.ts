import { type Import, importsOf } from "./imports.ts";
import { type LayerTables, TABLES } from "./layers.ts";
import { type Modules, targetOf } from "./modules.ts";

/** One sentence for each import that the tables do not allow. */
export function layerProblems(
  modules: Modules,
  tables: LayerTables = TABLES,
): readonly string[] {
  return [...modules].flatMap(([path, text]) => [
    ...importsOf(text).flatMap((each) => {
      const reason = forbidden(tables, path, each);
      return reason === undefined
        ? []
        : [`${path} imports "${each.specifier}": ${reason}`];
    }),
    ...(isFrontDoor(tables, path) && hasCode(text)
      ? [`${path} has code: a front door only exports`]
      : []),
    ...(usesDeno(tables, path, text)
      ? [`${path} uses Deno: commands touch the world through Io`]
      : []),
  ]);
}

function forbidden(
  tables: LayerTables,
  path: string,
  { specifier }: Import,
): string | undefined {
  if (/^(jsr|npm|https?|data|file):/.test(specifier)) {
    return "packages go through the import map of deno.json";
  }
  if (folderOf(path) === "tests") return undefined;
  if (!specifier.startsWith(".")) {
    return forbiddenPackage(tables, path, specifier);
  }
  const to = targetOf(path, specifier);
  return folderOf(path) === folderOf(to)
    ? forbiddenPart(tables, path, to)
    : forbiddenFolder(tables, path, to);
}

/** Checks an import from one part of a folder to another. */
function forbiddenPart(
  tables: LayerTables,
  path: string,
  to: string,
): string | undefined {
  const folder = folderOf(path);
  const parts = tables.parts[folder];
  if (parts === undefined) return undefined;
  const [from, other] = [partOf(tables, path), partOf(tables, to)];
  if (from === other) return undefined;
  if (tables.doors[`${folder}/${other}/mod.ts`] !== undefined) {
    return `${folder}/${other} has a door of its own`;
  }
  if (path === `${folder}/mod.ts`) return undefined;
  const allowed = parts[from]?.parts ?? [];
  return allowed.includes(other)
    ? undefined
    : `${nameOf(folder, from)} may import ${
      listOf(allowed.map((part) => nameOf(folder, part)), "no other part")
    }`;
}

/** Checks an import from one folder to another. */
function forbiddenFolder(
  tables: LayerTables,
  path: string,
  to: string,
): string | undefined {
  const [from, other] = [folderOf(path), folderOf(to)];
  const users = tables.doors[to];
  if (users !== undefined) {
    return from === "bench" || users.some((user) => isIn(path, user))
      ? undefined
      : `only ${listOf(users, "tests")} may`;
  }
  if (tables.layers[other] !== undefined && !isFrontDoor(tables, to)) {
    return `the front door is ${other}/mod.ts`;
  }
  const part = partOf(tables, path);
  const ofPart = tables.parts[from]?.[part]?.folders;
  const allowed = ofPart ?? tables.layers[from]?.folders;
  return allowed === undefined || allowed.includes(other)
    ? undefined
    : `${ofPart === undefined ? from : nameOf(from, part)} may import ${
      listOf(allowed, "no other folder")
    }`;
}

function forbiddenPackage(
  tables: LayerTables,
  path: string,
  name: string,
): string | undefined {
  const from = folderOf(path);
  if (name === "arcsecond" && !["combinators", "bench"].includes(from)) {
    return "only combinators knows arcsecond";
  }
  const importer = tables.importedOnce[name] ?? path;
  if (importer !== path && from !== "bench") return `only ${importer} may`;
  const layer = tables.layers[from];
  return layer === undefined || layer.packages.includes(name)
    ? undefined
    : `${from} may import ${listOf(layer.packages, "no package")}`;
}

function listOf(names: readonly string[], none: string): string {
  return names.join(", ") || none;
}

function nameOf(folder: string, part: string): string {
  return part === "." ? folder : `${folder}/${part}`;
}

function isFrontDoor({ layers, doors }: LayerTables, path: string): boolean {
  return doors[path] !== undefined || layers[folderOf(path)] !== undefined &&
      path === `${folderOf(path)}/mod.ts`;
}

/** `tasks/` cannot be compiled without Deno's types, as other folders are. */
function usesDeno(
  { outsideWorld }: LayerTables,
  path: string,
  text: string,
): boolean {
  return folderOf(path) === "tasks" && /\bDeno\./.test(codeOf(text)) &&
    !outsideWorld.some((place) => isIn(path, place));
}

function hasCode(text: string): boolean {
  return codeOf(text)
    .replace(/^export [^;]* from "[^"]+";$/gm, "")
    .trim() !== "";
}

/** The text of a module without its comment lines. */
function codeOf(text: string): string {
  return text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
}

/** The first folder of a path; a file at the root is a folder of its own. */
function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.indexOf("/")) : path;
}

/** Whether a path is this file, or lies in this folder. */
function isIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/** The part of its folder that a module belongs to. */
function partOf({ parts }: LayerTables, path: string): string {
  const inside = path.slice(folderOf(path).length + 1);
  const covering = Object.keys(parts[folderOf(path)] ?? {})
    .filter((part) => isIn(inside, part));
  return covering.sort((a, b) => b.length - a.length)[0] ?? ".";
}
