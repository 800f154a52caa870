import { assertWritable } from "./assert_writable.ts";
import { OTHER_OWNER, replaceInOneStep } from "./draft.ts";
import { hasBytes } from "./has_bytes.ts";
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
  assertWritable(target);
  const isChanged = () => !hasBytes(target, before);
  if (isChanged()) return CHANGED;
  const bytes = new TextEncoder().encode(text);
  const reason = nlink !== null && nlink > 1
    ? OTHER_NAMES
    : await replaceInOneStep({
      target,
      bytes,
      inherited: { mode: mode === null ? null : mode & 0o7777, uid, gid },
      keepsOwner: true,
      objection: () => isChanged() ? CHANGED : undefined,
    });
  if (reason !== OTHER_NAMES && reason !== OTHER_OWNER) return reason;
  if (isChanged()) return CHANGED;
  overwrite(target, before, bytes);
  return undefined;
}

const OTHER_NAMES = "it has other names";
const CHANGED = "it has changed in the meantime";
