import { equalBytes, replaceInOneStep } from "./draft.ts";
import { overwrite } from "./overwrite.ts";

/**
 * Replaces the text of an author's file. All changes of such files go through
 * here: links are followed, permissions, owner and other names of the file
 * stay, and nothing happens to a file that is read-only or is no longer what was
 * read: then the reason is returned.
 */
export async function rewriteFile(
  path: string,
  before: Uint8Array,
  text: string,
): Promise<string | undefined> {
  const target = await Deno.realPath(path);
  const { isFile, mode, uid, gid, nlink } = await Deno.stat(target);
  if (!isFile) return "it is not a file";
  if (mode !== null && (mode & 0o222) === 0) return "it is read-only";
  const isChanged = async () =>
    !equalBytes(await Deno.readFile(target), before);
  if (await isChanged()) return CHANGED;
  const bytes = new TextEncoder().encode(text);
  if (nlink !== null && nlink > 1) {
    overwrite(target, before, bytes);
    return undefined;
  }
  return await replaceInOneStep({
    target,
    bytes,
    inherited: { mode: mode === null ? null : mode & 0o7777, uid, gid },
    objection: async () => await isChanged() ? CHANGED : undefined,
  });
}

const CHANGED = "it has changed in the meantime";
