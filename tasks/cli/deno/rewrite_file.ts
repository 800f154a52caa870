import { equalBytes, replaceInOneStep } from "./draft.ts";

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
  if (mode !== null && (mode & 0o222) === 0) {
    return "it is read-only";
  }
  if (!equalBytes(await Deno.readFile(target), before)) {
    return "it has changed in the meantime";
  }
  const permissions = mode === null ? null : mode & 0o7777;
  const bytes = new TextEncoder().encode(text);
  await replaceInOneStep(target, bytes, { mode: permissions, uid, gid });
  return undefined;
}
