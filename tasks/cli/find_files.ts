import type { Io, IoResult } from "./io.ts";

/** Which files of a directory are meant. */
export interface FileSearch {
  /** What their names end with, whatever the case: ".toml". */
  readonly ending: string;
  /** Whether to look into directories within the directory, too. */
  readonly deep?: boolean;
}

/**
 * The path itself, or if it is a directory the files in it whose names end
 * so, in the order of their names. Hidden files, such as an editor's copies,
 * are left out. A path that does not exist, or a directory with the name of a
 * file, is returned as it is: reading it says what is wrong.
 */
export async function findFiles(
  io: Io,
  path: string,
  search: FileSearch,
): Promise<IoResult<readonly string[]>> {
  return await io.isDirectory(path)
    ? await filesIn(io, path, search)
    : { ok: true, value: [path] };
}

// Links to directories are not followed: they can lead in a circle.
async function filesIn(
  io: Io,
  directory: string,
  search: FileSearch,
): Promise<IoResult<readonly string[]>> {
  const entries = await io.readDirectory(directory);
  if (!entries.ok) return entries;
  const found: string[] = [];
  for (const { name, isDirectory } of entries.value) {
    const path = `${directory.replace(/\/$/, "")}/${name}`;
    if (isDirectory && search.deep === true) {
      const below = await filesIn(io, path, search);
      if (!below.ok) return below;
      for (const each of below.value) found.push(each);
    } else if (isMeant(name, search)) found.push(path);
  }
  return { ok: true, value: found };
}

function isMeant(name: string, { ending }: FileSearch): boolean {
  return name.toLowerCase().endsWith(ending) && !name.startsWith(".");
}
