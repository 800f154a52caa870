import type { DirectoryWatch } from "../directory_watch.ts";
import { changedFiles, type Snapshot, snapshotOf } from "./snapshot.ts";

/** The interval at which the directory is checked, in milliseconds. */
const TICK = 50;
/** After so many of them, the files are looked at. */
const LOOK = 10;
/** Changes are collected until none has come for this long. */
const QUIET = 200;
/** Changes that keep coming are reported after this long. */
const PATIENCE = 1000;

/** What the system offers to watch with. */
export type OpenWatcher = (path: string) => Deno.FsWatcher;

/**
 * Watches the files of a directory that `isRelevant` selects by name.
 *
 * Checks on every tick whether the path is still the same directory: a watcher
 * follows the one it was opened for, even after another has taken its name. Now
 * and then it looks at the files themselves, since no watcher tells of changes
 * behind links, and some systems have none to offer.
 */
export function watchDirectory(
  path: string,
  isRelevant: (name: string) => boolean,
  signal: AbortSignal,
  open: OpenWatcher = (real) => Deno.watchFs(real, { recursive: false }),
): DirectoryWatch {
  const changes = collect();
  const look = () => snapshotOf(path, isRelevant);
  const start = () => openWatcher(path, open, isRelevant, changes.add);
  let identity = identityOf(path);
  let watcher = start();
  let files: Snapshot = look();
  let isTold = false;
  const close = () => closeWatcher(watcher);
  signal.addEventListener("abort", close);
  const next: DirectoryWatch["next"] = async (patience = Infinity) => {
    const end = performance.now() + patience;
    for (let ticks = 1; await tick(signal); ticks++) {
      const now = identityOf(path);
      if (now !== identity || "ended" in watcher && watcher.ended()) {
        close();
        const wasThere = identity !== undefined;
        identity = now;
        watcher = start();
        if (now !== undefined) changes.add([]);
        else if (wasThere) return { kind: "gone" };
      }
      if (now === undefined) continue;
      if ("reason" in watcher && !isTold) {
        isTold = true;
        return { kind: "polling", reason: watcher.reason };
      }
      if (ticks % LOOK === 0) {
        const found = look();
        const others = changedFiles(files, found);
        files = found;
        if (others.length > 0) changes.add(others);
      }
      const taken = changes.take();
      if (taken === undefined) {
        if (performance.now() > end) return { kind: "still" };
        continue;
      }
      files = look();
      return { kind: "changed", files: taken };
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

/** A watcher of the system, or why there is none. */
type Watcher =
  | { readonly ended: () => boolean; readonly close: () => void }
  | { readonly reason: string };

function openWatcher(
  path: string,
  open: OpenWatcher,
  isRelevant: (name: string) => boolean,
  onChange: Changes["add"],
): Watcher {
  try {
    const real = Deno.realPathSync(path);
    const events = open(real);
    let hasEnded = false;
    const isDone = listen(events, real, isRelevant, onChange);
    isDone.catch(() => {}).finally(() => hasEnded = true);
    return { ended: () => hasEnded, close: () => close(events) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

function closeWatcher(watcher: Watcher): void {
  if ("close" in watcher) watcher.close();
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
