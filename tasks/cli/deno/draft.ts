/** Drafts this old were left by a process that was killed. */
const STALE_MILLISECONDS = 10_000;

/** What a new version of a file takes over from the old one. */
export interface Inherited {
  readonly mode: number | null;
  readonly uid: number | null;
  readonly gid: number | null;
}

/**
 * Replaces a file in one step: the bytes are written to a draft beside it,
 * read back, and then the draft takes the name of the file. Nobody can guess
 * the name of the draft, so nobody can put a link in its place.
 */
export async function replaceInOneStep(
  target: string,
  bytes: Uint8Array,
  inherited: Inherited | undefined,
): Promise<void> {
  await removeStaleDrafts(target).catch(() => {});
  const draft = `${target}.${crypto.randomUUID()}.tmp`;
  try {
    writeDraft(draft, bytes);
    if (inherited !== undefined) await inherit(draft, inherited);
    if (!equalBytes(await Deno.readFile(draft), bytes)) {
      throw new Error("the disk has not kept what was written");
    }
    await Deno.rename(draft, target);
  } catch (error) {
    await Deno.remove(draft).catch(() => {});
    throw error;
  }
}

/** Whether two files have the same contents. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length &&
    one.every((byte, i) => byte === other[i]);
}

// The asynchronous functions would load web streams first.
function writeDraft(draft: string, bytes: Uint8Array): void {
  using file = Deno.openSync(draft, { write: true, createNew: true });
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
    /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(
      name.slice(of.length),
    );
}
