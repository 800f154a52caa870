import { BROKEN_LINK } from "./reason.ts";
import { assertWritable } from "./assert_writable.ts";
import { removeDeadDrafts } from "./dead_drafts.ts";
import { hasBytes } from "./has_bytes.ts";
import { release } from "../release.ts";
import { type Inherited, replaceInOneStep } from "./draft.ts";

/**
 * Replaces a file in one step, unless it has these contents already. Its owner
 * stays, as far as the system permits.
 */
export async function writeAtomically(
  path: string,
  contents: string,
): Promise<"written" | "unchanged"> {
  const { target, inherited } = await fileToReplace(path);
  const bytes = bytesOf(contents);
  if (hasContents(target, bytes)) {
    await removeDeadDrafts(target).catch(() => {});
    return "unchanged";
  }
  if (inherited?.mode != null && (inherited.mode & 0o222) === 0) {
    throw new Error("it is read-only");
  }
  if (inherited !== undefined) assertWritable(target);
  await replaceInOneStep({ target, bytes, inherited });
  release(bytes);
  return "written";
}

/** In most files, characters are bytes; then there is a quick way. */
function bytesOf(text: string): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = new Uint8Array(text.length);
  const { read } = encoder.encodeInto(text, bytes);
  return read === text.length ? bytes : encoder.encode(text);
}

interface Old {
  readonly target: string;
  readonly inherited?: Inherited;
}

/** The file behind the path, links resolved, and what its successor inherits. */
async function fileToReplace(path: string): Promise<Old> {
  const found = await Deno.lstat(path).catch(() => undefined);
  if (found === undefined) return { target: path };
  const target = found.isSymlink ? await behindLink(path) : path;
  const { mode, uid, gid } = await Deno.stat(target);
  const permissions = mode === null ? null : mode & 0o7777;
  return { target, inherited: { mode: permissions, uid, gid } };
}

async function behindLink(path: string): Promise<string> {
  try {
    return await Deno.realPath(path);
  } catch {
    throw new Error(BROKEN_LINK);
  }
}

function hasContents(path: string, bytes: Uint8Array): boolean {
  try {
    return hasBytes(path, bytes);
  } catch {
    return false;
  }
}
