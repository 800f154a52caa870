/** What happens to a watched directory. */
export type DirectoryChange = "changed" | "gone";

/** A directory under watch. */
export interface DirectoryWatch {
  /** Waits for the next change; nothing comes once the signal was given. */
  next(): Promise<DirectoryChange | undefined>;
}

const TICK = 50;
/** Changes are collected until none has come for this long. */
const QUIET = 200;
/** If they never stop coming, this is how long to wait. */
const PATIENCE = 1000;

/**
 * Watches the files of a directory that `isRelevant` picks by name.
 *
 * Looks at the directory itself on every tick, because a watcher stays with the
 * directory that was there first, even if another one has taken its name.
 */
export function watchDirectory(
  path: string,
  isRelevant: (name: string) => boolean,
  signal: AbortSignal,
): DirectoryWatch {
  const changes = collect();
  let watcher = openWatcher(path, isRelevant, changes.add);
  signal.addEventListener("abort", () => watcher?.close());
  const next = async (): Promise<DirectoryChange | undefined> => {
    while (await tick(signal)) {
      const wasWatched = watcher !== undefined;
      if (watcher === undefined || watcher.identity() !== identityOf(path)) {
        watcher?.close();
        watcher = openWatcher(path, isRelevant, changes.add);
        if (watcher !== undefined) changes.add();
        else if (wasWatched) return "gone";
      }
      if (watcher !== undefined && changes.take()) return "changed";
    }
    return undefined;
  };
  return { next };
}

interface Changes {
  readonly add: () => void;
  /** Whether there were changes and they have come to rest. */
  readonly take: () => boolean;
}

function collect(): Changes {
  let first: number | undefined;
  let last = 0;
  return {
    add: () => {
      last = performance.now();
      first ??= last;
    },
    take: () => {
      if (first === undefined) return false;
      const now = performance.now();
      if (now - last < QUIET && now - first < PATIENCE) return false;
      first = undefined;
      return true;
    },
  };
}

interface Watcher {
  /** The directory that is watched. */
  readonly identity: () => string;
  readonly close: () => void;
}

/** The identity of no directory, not even of one that is not there. */
const GONE = "";

function openWatcher(
  path: string,
  isRelevant: (name: string) => boolean,
  onChange: () => void,
): Watcher | undefined {
  try {
    const real = Deno.realPathSync(path);
    const events = Deno.watchFs(real, { recursive: false });
    let identity = identityOf(path) ?? GONE;
    const isDone = listen(events, real, isRelevant, onChange);
    isDone.catch(() => {}).finally(() => identity = GONE);
    return { identity: () => identity, close: () => close(events) };
  } catch {
    return undefined;
  }
}

/** Goes on until the watcher is closed or its directory is removed. */
async function listen(
  events: Deno.FsWatcher,
  directory: string,
  isRelevant: (name: string) => boolean,
  onChange: () => void,
): Promise<void> {
  for await (const { kind, paths } of events) {
    if (kind === "access") continue;
    if (kind === "remove" && paths.includes(directory)) return;
    const names = paths.map((each) => each.slice(directory.length + 1));
    // Without names, the system lost count of the changes: there were some.
    if (names.length === 0 || names.some(isRelevant)) onChange();
  }
}

function close(events: Deno.FsWatcher): void {
  try {
    events.close();
  } catch {
    // It was closed before.
  }
}

function identityOf(path: string): string | undefined {
  try {
    const { dev, ino, isDirectory } = Deno.statSync(path);
    return isDirectory ? `${dev}:${ino}` : undefined;
  } catch {
    return undefined;
  }
}

/** Waits a moment; false once the signal was given. */
function tick(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve(!signal.aborted);
    }, TICK);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
