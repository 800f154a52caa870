import type { DialectOptions } from "../../lexer/mod.ts";
import type { TextFile } from "../../editor/mod.ts";
import { isIgnored } from "../tabula/ignored_files.ts";
import {
  declaredNames,
  parseProject,
  type Project,
  PROJECT_FILE,
} from "../tabula/project.ts";
import { failure, type Io } from "../cli/io.ts";
import { isInside } from "../cli/is_inside.ts";

/** What is needed to read card files. */
export type Disk = Pick<Io, "readFile" | "readDirectory" | "realPath">;

/** The files beside open documents, as they are on the disk. */
export interface Directories {
  /** The files of the directory that a document is in; without it, none. */
  readonly filesBeside: (uri: string) => readonly TextFile[];
  /** How the project file above a document says that cards are read. */
  readonly readingOf: (uri: string) => DialectOptions;
  /** Reads the directory of a document again, and its project file. */
  readonly refresh: (uri: string) => Promise<void>;
}

/**
 * Keeps directories that documents were opened from. A link among their files
 * is followed only to what is in the folders that the editor has opened.
 */
export function directories(
  io: Disk,
  opened: () => readonly string[],
): Directories {
  const known = new Map<string, readonly TextFile[]>();
  const readings = new Map<string, DialectOptions>();
  return {
    readingOf: (uri) => readings.get(directoryOf(uri)) ?? {},
    filesBeside: (uri) => known.get(directoryOf(uri)) ?? [],
    refresh: async (uri) => {
      const directory = directoryOf(uri);
      const path = pathOf(directory);
      if (path === undefined) return;
      const disk = within(io, opened().flatMap((each) => pathOf(each) ?? []));
      const project = await projectOf(disk, path);
      const names = declaredNames(project);
      readings.set(directory, {
        ...project.dialect && { dialect: project.dialect },
        ...names && { names },
      });
      known.set(directory, await filesIn(disk, directory, project));
    },
  };
}

/** A disk on which links lead out of neither their directory nor these folders. */
function within(io: Disk, folders: readonly string[]): Disk {
  return {
    ...io,
    readFile: async (path) => {
      const own = path.slice(0, path.lastIndexOf("/") + 1);
      return await isInside(io, path, [own, ...folders])
        ? await io.readFile(path)
        : failure(`read "${path}"`, "a link leads out of the opened folders");
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
  { ignore = [] }: Project,
): Promise<readonly TextFile[]> {
  const path = pathOf(directory);
  const entries = path === undefined ? undefined : await io.readDirectory(path);
  if (path === undefined || !entries?.ok) return [];
  const files: TextFile[] = [];
  for (const { name, isDirectory } of entries.value) {
    if (isDirectory || !isRelevant(name) || isIgnored(name, ignore)) continue;
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
async function projectOf(io: Disk, directory: string): Promise<Project> {
  for (const folder of withParents(directory)) {
    const read = await io.readFile(folder + PROJECT_FILE);
    if (!read.ok) continue;
    const text = new TextDecoder().decode(read.value);
    const project = parseProject(folder + PROJECT_FILE, text);
    return project.ok ? project.value : {};
  }
  return {};
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
