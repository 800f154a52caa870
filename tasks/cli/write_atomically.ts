import { exactText } from "./read_text.ts";

/** Drafts this old were left by a process that was killed. */
const STALE_MILLISECONDS = 10_000;

/**
 * Replaces a file in one step, unless it has these contents already. The text
 * is written to a draft beside the file, which then takes its name.
 */
export async function writeAtomically(
  path: string,
  contents: string,
): Promise<"written" | "unchanged"> {
  const { target, mode } = await fileToReplace(path);
  await removeStaleDrafts(target).catch(() => {});
  if (await hasContents(target, contents)) return "unchanged";
  const draft = `${target}.${Deno.pid}.tmp`;
  try {
    // The asynchronous function would load web streams first.
    Deno.writeTextFileSync(draft, contents);
    if (mode !== null) await Deno.chmod(draft, mode);
    await Deno.rename(draft, target);
  } catch (error) {
    await Deno.remove(draft).catch(() => {});
    throw error;
  }
  return "written";
}

/** The file behind the path, links resolved, and its permissions. */
async function fileToReplace(
  path: string,
): Promise<{ readonly target: string; readonly mode: number | null }> {
  try {
    const { isSymlink } = await Deno.lstat(path);
    const target = isSymlink ? await Deno.realPath(path) : path;
    const { mode } = await Deno.stat(target);
    return { target, mode: mode === null ? null : mode & 0o7777 };
  } catch {
    return { target: path, mode: null };
  }
}

async function hasContents(path: string, contents: string): Promise<boolean> {
  try {
    return exactText(await Deno.readFile(path)) === contents;
  } catch {
    return false;
  }
}

/** Removes the drafts of a file that killed processes left behind. */
async function removeStaleDrafts(path: string): Promise<void> {
  const [, directory = "", file = path] = path.match(/^(.*\/)(.*)$/s) ?? [];
  for await (const { name } of Deno.readDir(directory || ".")) {
    if (!isDraft(name, file)) continue;
    const draft = directory + name;
    const written = (await Deno.stat(draft)).mtime?.getTime() ?? Date.now();
    const age = Date.now() - written;
    if (age > STALE_MILLISECONDS) await Deno.remove(draft).catch(() => {});
  }
}

function isDraft(name: string, of: string): boolean {
  return name.startsWith(`${of}.`) &&
    /^\.\d+\.tmp$/.test(name.slice(of.length));
}
