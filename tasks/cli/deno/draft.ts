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
  /** Whether the file stays as it is if the new one would have another owner. */
  readonly keepsOwner?: boolean;
  /** Asked when all else is done; a reason means that the file stays. */
  readonly objection?: () => string | undefined;
}

/** The system lets only its administrator give files away. */
export const OTHER_OWNER = "it belongs to somebody else";

/**
 * Replaces a file in one step: the bytes are written to a draft beside it,
 * read back, and then the draft takes the name of the file. Nobody can guess
 * the name of the draft, so nobody can put a link in its place. Returns the
 * objection, if there was one.
 */
export async function replaceInOneStep(
  { target, bytes, inherited, keepsOwner, objection }: Replacement,
): Promise<string | undefined> {
  await removeDeadDrafts(target).catch(() => {});
  const draft = openDraft(target);
  using file = draft.file;
  try {
    writeBytes(file, bytes);
    const isOwned = inherited === undefined ||
      await inherit(draft.path, inherited);
    if (!hasBytes(draft.path, bytes)) {
      throw new Error("the disk has not kept what was written");
    }
    const reason = keepsOwner && !isOwned ? OTHER_OWNER : objection?.();
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

/** Whether the draft could be given all of it. */
async function inherit(
  draft: string,
  { mode, uid, gid }: Inherited,
): Promise<boolean> {
  const isOwned = await giveTo(draft, uid, gid);
  if (!isOwned) await giveTo(draft, null, gid);
  // Afterwards, since a change of owner can drop permissions.
  if (mode !== null) await Deno.chmod(draft, mode);
  return isOwned;
}

async function giveTo(
  draft: string,
  uid: number | null,
  gid: number | null,
): Promise<boolean> {
  const own = await Deno.stat(draft);
  if (own.uid === (uid ?? own.uid) && own.gid === gid) return true;
  try {
    await Deno.chown(draft, uid, gid);
    return true;
  } catch {
    return false;
  }
}
