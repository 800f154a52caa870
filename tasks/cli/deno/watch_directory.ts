/** A change of a watched directory. */
export type DirectoryChange =
  | { readonly kind: "changed"; readonly files: readonly string[] }
  | { readonly kind: "gone" };

/** A directory that is being watched. */
export interface DirectoryWatch {
  /** Waits for the next change; there is none once the signal was given. */
  readonly next: () => Promise<DirectoryChange | undefined>;
  /** Ends the watch. */
  readonly close: () => void;
}

/** The interval at which the directory is checked, in milliseconds. */
const TICK = 50;
/** Changes are collected until none has come for this long. */
const QUIET = 200;
/** Changes that keep coming are reported after this long. */
const PATIENCE = 1000;

/**
 * Watches the files of a directory that `isRelevant` selects by name.
 *
 * Checks on every tick whether the path is still the same directory: a watcher
 * follows the one it was opened for, even after another has taken its name.
 */
export function watchDirectory(
  path: string,
  isRelevant: (name: string) => boolean,
  signal: AbortSignal,
): DirectoryWatch {
  const changes = collect();
  let watcher = openWatcher(path, isRelevant, changes.add);
  const close = () => watcher?.close();
  signal.addEventListener("abort", close);
  const next = async (): Promise<DirectoryChange | undefined> => {
    while (await tick(signal)) {
      const wasWatched = watcher !== undefined;
      if (watcher === undefined || watcher.identity() !== identityOf(path)) {
        watcher?.close();
        watcher = openWatcher(path, isRelevant, changes.add);
        if (watcher !== undefined) changes.add([]);
        else if (wasWatched) return { kind: "gone" };
      }
      const files = watcher === undefined ? undefined : changes.take();
      if (files !== undefined) return { kind: "changed", files };
    }
    return undefined;
  };
  return { next, close };
}

interface Changes {
  readonly add: (files: readonly string[]) => void;
  /** The files that changed, once no more changes come. */
  readonly take: () => readonly string[] | undefined;
}

function collect(): Changes {
  const files = new Set<string>();
  let first: number | undefined;
  let last = 0;
  return {
    add: (more) => {
      for (const file of more) files.add(file);
      last = performance.now();
      first ??= last;
    },
    take: () => {
      if (first === undefined) return undefined;
      const now = performance.now();
      if (now - last < QUIET && now - first < PATIENCE) return undefined;
      first = undefined;
      const taken = [...files].sort();
      files.clear();
      return taken;
    },
  };
}

interface Watcher {
  /** Identifies the directory it was opened for. */
  readonly identity: () => string;
  readonly close: () => void;
}

/** No directory has this identity. */
const GONE = "";

function openWatcher(
  path: string,
  isRelevant: (name: string) => boolean,
  onChange: Changes["add"],
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
  onChange: Changes["add"],
): Promise<void> {
  for await (const { kind, paths } of events) {
    if (kind === "access") continue;
    if (kind === "remove" && paths.includes(directory)) return;
    const names = paths.map((each) => each.slice(directory.length + 1));
    const relevant = names.filter(isRelevant);
    // The system reports no names if it has lost count of the changes.
    if (names.length === 0 || relevant.length > 0) onChange(relevant);
  }
}

function close(events: Deno.FsWatcher): void {
  try {
    events.close();
  } catch {
    // It is closed already.
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

/** Waits for the next tick; false once the signal was given. */
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
