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
    ...(isDoor(tables, path) && hasCode(text)
      ? [`${path} has code: a door only exports`]
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
  if (roomOf(tables, path) === "tests") return undefined;
  if (!specifier.startsWith(".")) {
    return forbiddenPackage(tables, path, specifier);
  }
  const to = targetOf(path, specifier);
  return folderOf(path) === folderOf(to)
    ? forbiddenPart(tables, path, to)
    : forbiddenRoom(tables, path, to);
}

/** Checks an import from one part of a folder to another. */
function forbiddenPart(
  tables: LayerTables,
  path: string,
  to: string,
): string | undefined {
  const folder = folderOf(path);
  if (isDoor(tables, to) && isBehind(tables, path, to)) {
    return "a door is for other rooms";
  }
  const parts = tables.parts[folder];
  if (parts === undefined) return undefined;
  const [from, other] = [partOf(tables, path), partOf(tables, to)];
  if (from === other || isDoor(tables, path)) {
    return undefined;
  }
  const allowed = parts[from]?.parts ?? [];
  return allowed.includes(other)
    ? undefined
    : `${nameOf(folder, from)} may import ${
      listOf(allowed.map((part) => nameOf(folder, part)), "no other part")
    }`;
}

/** Checks an import from one room to another. */
function forbiddenRoom(
  tables: LayerTables,
  path: string,
  to: string,
): string | undefined {
  const [from, other] = [roomOf(tables, path), roomOf(tables, to)];
  if (from === "bench") return undefined;
  const exception = tables.exceptions.find(({ files }) => files.includes(to));
  if (exception !== undefined) {
    return exception.users.some((user) => isIn(path, user))
      ? undefined
      : `only ${listOf(exception.users, "tests")} may`;
  }
  if (tables.layers[other] !== undefined && !isDoor(tables, to)) {
    return `the doors are ${other}/mod.ts and ${other}/internal.ts`;
  }
  const part = partOf(tables, path);
  const ofPart = tables.parts[folderOf(path)]?.[part]?.folders;
  const allowed = ofPart ?? tables.layers[from]?.folders;
  return allowed === undefined || allowed.includes(other)
    ? undefined
    : `${
      ofPart === undefined ? from : nameOf(folderOf(path), part)
    } may import ${listOf(allowed, "no other room")}`;
}

function forbiddenPackage(
  tables: LayerTables,
  path: string,
  name: string,
): string | undefined {
  const from = roomOf(tables, path);
  if (name === "arcsecond" && !["combinators", "bench"].includes(from)) {
    return "only combinators knows arcsecond";
  }
  const importer = tables.importedOnce[name] ?? path;
  if (importer !== path && from !== "bench") return `only ${importer} may`;
  const layer = tables.layers[from];
  return layer === undefined || layer.packages?.includes(name)
    ? undefined
    : `${from} may import ${listOf(layer.packages ?? [], "no package")}`;
}

function listOf(names: readonly string[], none: string): string {
  return names.join(", ") || none;
}

function nameOf(folder: string, part: string): string {
  return part === "." ? folder : `${folder}/${part}`;
}

/** Whether a module, not itself a door, belongs to the room of a door. */
function isBehind(tables: LayerTables, path: string, door: string): boolean {
  return roomOf(tables, path) === roomOf(tables, door) &&
    !isDoor(tables, path);
}

/** From outside, a room is entered by `mod.ts` (public) or `internal.ts` (our own tools). */
function isDoor(tables: LayerTables, path: string): boolean {
  const room = roomOf(tables, path);
  return tables.layers[room] !== undefined &&
    [`${room}/mod.ts`, `${room}/internal.ts`].includes(path);
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

/** The room of a module: the innermost folder that has a row in the table. */
function roomOf({ layers }: LayerTables, path: string): string {
  const rooms = Object.keys(layers).filter((room) => isIn(path, room));
  return rooms.sort((a, b) => b.length - a.length)[0] ?? folderOf(path);
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
