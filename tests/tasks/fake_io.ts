import {
  type DirectoryEntry,
  failure,
  type Io,
  type IoResult,
  NO_SUCH_FILE,
  type Output,
} from "../../tasks/cli/io.ts";
import { exactText } from "../../tasks/cli/read_text.ts";
import { terminalText } from "../../tasks/cli/terminal_text.ts";
import type { DirectoryChange } from "../../tasks/cli/directory_watch.ts";

/** An outside world that exists only in a test. */
export interface FakeIo extends Io {
  /** All that was written so far. */
  readonly written: () => { readonly stdout: string; readonly stderr: string };
  /** The text of every file by its path. */
  readonly files: Map<string, string>;
}

/** Something that happens to the files while they are watched. */
export type Happening = (files: Map<string, string>) => DirectoryChange;

/** What else there is in the world of a test. */
export interface FakeOptions {
  readonly color?: boolean;
  /** One for each time that a watching command waits; then comes Ctrl+C. */
  readonly happenings?: readonly Happening[];
  /** Paths that exist but can be neither read nor written. */
  readonly locked?: readonly string[];
}

/** Files by path; "-" is standard input. */
export function fakeIo(
  files: Readonly<Record<string, string>> = {},
  { color = false, happenings = [], locked = [] }: FakeOptions = {},
): FakeIo {
  const disk = new Map(Object.entries(files));
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const waiting = [...happenings];
  const attempt = <T>(action: string, path: string, value: () => IoResult<T>) =>
    Promise.resolve(
      locked.includes(path)
        ? failure(`${action} "${path}"`, "permission denied")
        : value(),
    );
  return {
    stdout: output(stdout, color),
    stderr: output(stderr, color),
    readFile: (path) => attempt("read", path, () => readFile(disk, path)),
    readChunks: (path, visit) =>
      attempt("read", path, () => {
        const read = readFile(disk, path);
        if (!read.ok) return read;
        visit(read.value);
        return success(undefined);
      }),
    readDirectory: (path) =>
      attempt("read the directory", path, () => readDirectory(disk, path)),
    findAbove: (name) =>
      Promise.resolve(
        [name, `../${name}`, `../../${name}`].find((path) => disk.has(path)),
      ),
    isDirectory: (path) => Promise.resolve(entriesOf(disk, path).length > 0),
    isSameFile: (one, other) => Promise.resolve(one === other),
    // A URL resolves the dots of a path.
    realPath: (path) =>
      Promise.resolve(
        new URL(path, "file:///home/author/game/").pathname.replace(/\/$/, ""),
      ),
    makeDirectory: (path) =>
      attempt("create the directory", path, () => success(undefined)),
    writeFile: (path, text) =>
      attempt("write", path, () => {
        const status = disk.get(path) === text ? "unchanged" : "written";
        disk.set(path, text);
        return success(status);
      }),
    rewriteFile: (path, before, text) =>
      attempt("write", path, () => {
        if (disk.get(path) !== exactText(before)) {
          return failure(`write "${path}"`, "it has changed in the meantime");
        }
        disk.set(path, text);
        return success(undefined);
      }),
    bundleTogether: () => Promise.resolve(success({})),
    watchDirectory: () => ({
      next: (patience) => {
        const happening = waiting.shift()?.(disk);
        const still = patience === undefined ? undefined : STILL;
        return Promise.resolve(happening ?? still);
      },
      close: () => {},
    }),
    collectGarbage: () => {},
    now: () => new Date(2026, 0, 2, 3, 4, 5),
    onInterrupt: () => ({
      signal: new AbortController().signal,
      release: () => {},
    }),
    written: () => ({ stdout: stdout.join(""), stderr: stderr.join("") }),
    files: disk,
  };
}

const STILL: DirectoryChange = { kind: "still" };

function output(to: string[], color: boolean): Output {
  return {
    write: (text) => void to.push(terminalText(text)),
    writeExactly: (text) => void to.push(text),
    isTerminal: color,
    color,
    columns: () => 80,
  };
}

function success<T>(value: T): IoResult<T> {
  return { ok: true, value };
}

function readFile(
  disk: ReadonlyMap<string, string>,
  path: string,
): IoResult<Uint8Array> {
  const text = disk.get(path);
  return text === undefined
    ? failure(`read "${path}"`, NO_SUCH_FILE)
    : success(new TextEncoder().encode(text));
}

function readDirectory(
  disk: ReadonlyMap<string, string>,
  path: string,
): IoResult<readonly DirectoryEntry[]> {
  const entries = entriesOf(disk, path);
  return entries.length === 0
    ? failure(`read the directory "${path}"`, "there is no such directory")
    : success(entries);
}

/** Directories exist where there are files below them. */
function entriesOf(
  disk: ReadonlyMap<string, string>,
  path: string,
): DirectoryEntry[] {
  const start = path === "." ? "" : `${path.replace(/\/+$/, "")}/`;
  const entries = new Map<string, DirectoryEntry>();
  for (const file of disk.keys()) {
    if (!file.startsWith(start)) continue;
    const [name = "", ...below] = file.slice(start.length).split("/");
    entries.set(name, { name, isDirectory: below.length > 0 });
  }
  return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
