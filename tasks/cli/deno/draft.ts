import { removeDeadDrafts } from "./dead_drafts.ts";
import { draftName } from "./draft_name.ts";
import { hasBytes } from "./has_bytes.ts";

/** What a new version of a file takes over from the old one. */
export interface Inherited {
  readonly mode: number | null;
  readonly uid: number | null;
  readonly gid: number | null;
}

/** A file that is to be replaced. */
export interface Replacement {
  /** The path of the file itself, not of a link to it. */
  readonly target: string;
  readonly bytes: Uint8Array;
  readonly inherited?: Inherited | undefined;
  /** Asked when all else is done; a reason means that the file stays. */
  readonly objection?: () => string | undefined;
}

/**
 * Replaces a file in one step: the bytes are written to a draft beside it,
 * read back, and then the draft takes the name of the file. Nobody can guess
 * the name of the draft, so nobody can put a link in its place. Returns the
 * objection, if there was one.
 */
export async function replaceInOneStep(
  { target, bytes, inherited, objection }: Replacement,
): Promise<string | undefined> {
  await removeDeadDrafts(target).catch(() => {});
  const draft = openDraft(target);
  using file = draft.file;
  try {
    writeBytes(file, bytes);
    if (inherited !== undefined) await inherit(draft.path, inherited);
    if (!hasBytes(draft.path, bytes)) {
      throw new Error("the disk has not kept what was written");
    }
    const reason = objection?.();
    if (reason === undefined) await Deno.rename(draft.path, target);
    else await Deno.remove(draft.path);
    return reason;
  } catch (error) {
    await Deno.remove(draft.path).catch(() => {});
    throw error;
  }
}

interface Draft {
  readonly path: string;
  readonly file: Deno.FsFile;
}

/** A new draft that is locked as long as this process writes it. */
function openDraft(target: string): Draft {
  for (;;) {
    const path = draftName(target);
    const file = Deno.openSync(path, { write: true, createNew: true });
    lock(file);
    // Another process may have taken it for dead before it was locked.
    if (file.statSync().nlink !== 0) return { path, file };
    file.close();
  }
}

/** Not every file system can lock; then drafts are never taken for dead. */
function lock(file: Deno.FsFile): void {
  try {
    file.lockSync(true);
  } catch {
    // It stays unlocked.
  }
}

// The asynchronous functions would load web streams first.
function writeBytes(file: Deno.FsFile, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) {
    at += file.writeSync(bytes.subarray(at));
  }
  file.syncDataSync();
}

async function inherit(
  draft: string,
  { mode, uid, gid }: Inherited,
): Promise<void> {
  const own = await Deno.stat(draft);
  if (own.uid !== uid || own.gid !== gid) await Deno.chown(draft, uid, gid);
  // Afterwards, since a change of owner can drop permissions.
  if (mode !== null) await Deno.chmod(draft, mode);
}
