/** Drafts this old are those of a process that was killed. */
const STALE_MILLISECONDS = 10_000;

/** Writes a file at one stroke, unless it has these contents already. */
export async function writeAtomically(
  path: string,
  contents: string,
): Promise<"written" | "unchanged"> {
  if (await readExactly(path) === contents) return "unchanged";
  const draft = `${path}.${Deno.pid}.tmp`;
  try {
    // The first `Deno.writeTextFile` of a process loads all of streams: 4 ms.
    Deno.writeTextFileSync(draft, contents);
    await Deno.rename(draft, path);
  } catch (error) {
    await Deno.remove(draft).catch(() => {});
    throw error;
  }
  return "written";
}

/** Removes what killed processes left of their drafts of the given files. */
export async function removeStaleDrafts(
  directory: string,
  names: readonly string[],
): Promise<void> {
  for await (const { name } of Deno.readDir(directory)) {
    if (!names.some((each) => isDraft(name, each))) continue;
    const path = `${directory}/${name}`;
    const written = (await Deno.stat(path).catch(() => null))?.mtime?.getTime();
    const age = Date.now() - (written ?? Date.now());
    if (age > STALE_MILLISECONDS) await Deno.remove(path).catch(() => {});
  }
}

function isDraft(name: string, of: string): boolean {
  return name.startsWith(`${of}.`) &&
    /^\.\d+\.tmp$/.test(name.slice(of.length));
}

/** A file with all of its characters, or nothing if it cannot be read. */
export async function readExactly(path: string): Promise<string | undefined> {
  try {
    // Otherwise a byte order mark would go unnoticed.
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    return decoder.decode(await Deno.readFile(path));
  } catch {
    return undefined;
  }
}
