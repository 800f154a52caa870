import { equalBytes, type Inherited, replaceInOneStep } from "./draft.ts";

/** Replaces a file in one step, unless it has these contents already. */
export async function writeAtomically(
  path: string,
  contents: string,
): Promise<"written" | "unchanged"> {
  const { target, inherited } = await fileToReplace(path);
  const bytes = new TextEncoder().encode(contents);
  if (await hasContents(target, bytes)) return "unchanged";
  await replaceInOneStep(target, bytes, inherited);
  return "written";
}

/** The file behind the path, links resolved, and what its successor inherits. */
async function fileToReplace(
  path: string,
): Promise<{ readonly target: string; readonly inherited?: Inherited }> {
  try {
    const { isSymlink } = await Deno.lstat(path);
    const target = isSymlink ? await Deno.realPath(path) : path;
    const { mode, uid, gid } = await Deno.stat(target);
    const permissions = mode === null ? null : mode & 0o7777;
    return { target, inherited: { mode: permissions, uid, gid } };
  } catch {
    return { target: path };
  }
}

async function hasContents(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    return equalBytes(await Deno.readFile(path), bytes);
  } catch {
    return false;
  }
}
