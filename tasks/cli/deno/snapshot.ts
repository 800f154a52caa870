/** What files looked like, by name: a file that is written looks different. */
export type Snapshot = ReadonlyMap<string, string>;

/** Looks at files of a directory, through links to what they lead to. */
export function snapshotOf(
  directory: string,
  isRelevant: (name: string) => boolean,
): Snapshot {
  const found = new Map<string, string>();
  try {
    for (const { name } of Deno.readDirSync(directory)) {
      if (isRelevant(name)) found.set(name, looksOf(`${directory}/${name}`));
    }
  } catch {
    // It is gone, which shows elsewhere.
  }
  return found;
}

/** The files that look different, appeared or vanished. */
export function changedFiles(
  before: Snapshot,
  now: Snapshot,
): readonly string[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => before.get(name) !== now.get(name));
}

function looksOf(path: string): string {
  try {
    const { dev, ino, size, mtime } = Deno.statSync(path);
    return [dev, ino, size, mtime?.getTime()].join(" ");
  } catch {
    return "unreadable";
  }
}
