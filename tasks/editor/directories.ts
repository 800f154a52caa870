import type { DialectChoice } from "../../lexer/mod.ts";
import type { TextFile } from "../../editor/mod.ts";
import { parseProject, PROJECT_FILE } from "../tabula/project.ts";
import type { Io } from "../cli/io.ts";

/** What is needed to read card files. */
export type Disk = Pick<Io, "readFile" | "readDirectory">;

/** The files beside open documents, as they are on the disk. */
export interface Directories {
  /** The files of the directory that a document is in; without it, none. */
  readonly filesBeside: (uri: string) => readonly TextFile[];
  /** The dialect that the project file above a document says, if it says one. */
  readonly dialectOf: (uri: string) => DialectChoice | undefined;
  /** Reads the directory of a document again, and its project file. */
  readonly refresh: (uri: string) => Promise<void>;
}

/** Keeps directories that documents were opened from. */
export function directories(io: Disk): Directories {
  const known = new Map<string, readonly TextFile[]>();
  const dialects = new Map<string, DialectChoice | undefined>();
  return {
    dialectOf: (uri) => dialects.get(directoryOf(uri)),
    filesBeside: (uri) => known.get(directoryOf(uri)) ?? [],
    refresh: async (uri) => {
      const directory = directoryOf(uri);
      known.set(directory, await filesIn(io, directory));
      dialects.set(directory, await projectDialect(io, directory));
    },
  };
}

/** The part of a URI before the name of the file. */
export function directoryOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf("/") + 1);
}

/** Card files, and the artifact that mentions their ids. */
function isRelevant(name: string): boolean {
  return /^[^.].*\.toml$/i.test(name) || name === "parsed_abilities.json";
}

async function filesIn(
  io: Disk,
  directory: string,
): Promise<readonly TextFile[]> {
  const path = pathOf(directory);
  const entries = path === undefined ? undefined : await io.readDirectory(path);
  if (path === undefined || !entries?.ok) return [];
  const files: TextFile[] = [];
  for (const { name, isDirectory } of entries.value) {
    if (isDirectory || !isRelevant(name)) continue;
    const read = await io.readFile(`${path}${name}`);
    if (!read.ok) continue;
    const text = new TextDecoder().decode(read.value);
    files.push({
      file: `${directory}${encodeURIComponent(name)}`,
      text: text.replaceAll("\r\n", "\n"),
    });
  }
  return files;
}

/** A project file counts for its own directory and all below it. */
async function projectDialect(
  io: Disk,
  directory: string,
): Promise<DialectChoice | undefined> {
  for (const folder of withParents(pathOf(directory) ?? "")) {
    const read = await io.readFile(folder + PROJECT_FILE);
    if (!read.ok) continue;
    const text = new TextDecoder().decode(read.value);
    const project = parseProject(folder + PROJECT_FILE, text);
    return project.ok ? project.value.dialect : undefined;
  }
  return undefined;
}

/** "/a/b/", "/a/", "/" */
function withParents(path: string): readonly string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_, i) => `${names.slice(0, names.length - i).join("/")}/`);
}

/** The path of a `file:` URI; nothing for documents that are on no disk. */
function pathOf(uri: string): string | undefined {
  if (!uri.startsWith("file://")) return undefined;
  const { pathname } = new URL(uri);
  const path = decodeURIComponent(pathname);
  return /^\/[a-z]:/i.test(path) ? path.slice(1) : path;
}
