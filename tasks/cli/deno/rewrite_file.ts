import { replaceInOneStep } from "./draft.ts";
import { hasBytes } from "./has_bytes.ts";

/**
 * Replaces the text of an author's file. All changes of such files go through
 * here: links are followed, permissions and owner stay, and nothing happens to
 * a file that is read-only or is no longer what was read: then the reason is
 * returned.
 */
export async function rewriteFile(
  path: string,
  before: Uint8Array,
  text: string,
): Promise<string | undefined> {
  const target = await Deno.realPath(path);
  const { isFile, mode, uid, gid } = await Deno.stat(target);
  if (!isFile) return "it is not a file";
  if (mode !== null && (mode & 0o222) === 0) return "it is read-only";
  const isChanged = () => !hasBytes(target, before);
  if (isChanged()) return CHANGED;
  return await replaceInOneStep({
    target,
    bytes: new TextEncoder().encode(text),
    inherited: { mode: mode === null ? null : mode & 0o7777, uid, gid },
    objection: () => isChanged() ? CHANGED : undefined,
  });
}

const CHANGED = "it has changed in the meantime";
