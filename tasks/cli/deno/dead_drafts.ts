import { isDraft } from "./draft_name.ts";

/**
 * Removes the drafts of a file that killed processes left behind. A process
 * locks what it writes, and the system unlocks it when the process ends.
 */
export async function removeDeadDrafts(target: string): Promise<void> {
  const [, directory = "", file = target] = target.match(/^(.*\/)(.*)$/s) ?? [];
  for await (const { name, isFile } of Deno.readDir(directory || ".")) {
    if (isFile && isDraft(name, file)) removeIfDead(directory + name);
  }
}

function removeIfDead(draft: string): void {
  try {
    using file = Deno.openSync(draft, { read: true });
    if (file.tryLockSync(true)) Deno.removeSync(draft);
  } catch {
    // It is gone already, or not ours to remove.
  }
}
