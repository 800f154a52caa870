import type { Io, IoResult } from "../cli/io.ts";

/** Writes files into a folder; their names may have folders of their own. */
export async function writeFiles(
  io: Io,
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<IoResult<void>> {
  for (const [name, text] of Object.entries(files)) {
    const path = `${folder}/${name}`;
    const made = await io.makeDirectory(path.slice(0, path.lastIndexOf("/")));
    if (!made.ok) return made;
    const written = await io.writeFile(path, text);
    if (!written.ok) return written;
  }
  return { ok: true, value: undefined };
}
