import type { DirectoryWatch } from "./directory_watch.ts";

/** The result of reading or writing, or why it failed. */
export type IoResult<T> =
  | { readonly ok: true; readonly value: T }
  | IoFailed;

/** Why something could not be read or written. */
export interface IoFailed {
  readonly ok: false;
  /** A whole sentence: `Cannot read "a.toml": there is no such file`. */
  readonly problem: string;
  /** Its second half: "there is no such file". */
  readonly reason: string;
}

/** The reason if there is no file at a path. */
export const NO_SUCH_FILE = "there is no such file";

/** Says what could not be done, and why: `failure('read "a.toml"', "…")`. */
export function failure(action: string, reason: string): IoFailed {
  return { ok: false, problem: `Cannot ${action}: ${reason}`, reason };
}

/** One of the two streams a command writes to. */
export interface Output {
  /**
   * Writes lines of text. What would control a terminal is made visible instead,
   * wherever it came from. A closed pipe is not an error.
   */
  readonly write: (text: string) => void;
  /** Writes text as it is: our own colors, and data for files and programs. */
  readonly writeExactly: (text: string) => void;
  readonly isTerminal: boolean;
  /** Whether to add color: on a terminal, unless NO_COLOR is set. */
  readonly color: boolean;
  /** How many columns it has: those of the terminal, or 80. */
  readonly columns: () => number;
}

/** A file or directory in a directory. */
export interface DirectoryEntry {
  readonly name: string;
  /** False for a link, even if it leads to a directory. */
  readonly isDirectory: boolean;
}

/** Tells a command that runs until it is stopped when to stop. */
export interface Interruption {
  /**
   * Aborted on Ctrl+C and when the system asks the process to end; the reason
   * is the name of what it was.
   */
  readonly signal: AbortSignal;
  /** Stops listening. */
  readonly release: () => void;
}

/**
 * Everything that a command may touch outside of its arguments. A command gets
 * it as its first argument and uses nothing else, so a test can pass its own.
 */
export interface Io {
  /** For the result of the command. */
  readonly stdout: Output;
  /** For diagnostics, progress and messages. */
  readonly stderr: Output;
  /** All of a file as it is on the disk; the path "-" is standard input. */
  readonly readFile: (path: string) => Promise<IoResult<Uint8Array>>;
  /** Visits a file piece by piece, so that it may be larger than the memory. */
  readonly readChunks: (
    path: string,
    visit: (chunk: Uint8Array) => void,
  ) => Promise<IoResult<void>>;
  /** What is in a directory, in the order of the names. */
  readonly readDirectory: (
    path: string,
  ) => Promise<IoResult<readonly DirectoryEntry[]>>;
  /**
   * The path of the nearest file of this name: in the current directory, or in
   * one above it.
   */
  readonly findAbove: (name: string) => Promise<string | undefined>;
  /** Whether there is a directory, or a link to one, with this path. */
  readonly isDirectory: (path: string) => Promise<boolean>;
  /** Whether two paths lead to one file, through links or under two names. */
  readonly isSameFile: (one: string, other: string) => Promise<boolean>;
  /** An absolute path without links, as far as it exists. */
  readonly realPath: (path: string) => Promise<string>;
  /** Makes a directory, and those above it, unless they exist. */
  readonly makeDirectory: (path: string) => Promise<IoResult<void>>;
  /**
   * Replaces a file atomically: whoever reads it gets the old text or the new.
   * A file that has this text already is left alone. The path "-" is standard
   * output.
   */
  readonly writeFile: (
    path: string,
    text: string,
  ) => Promise<IoResult<"written" | "unchanged">>;
  /**
   * Replaces the text of an author's file, which must still be what was read.
   * Everything else about the file stays as it is; a read-only one is refused.
   */
  readonly rewriteFile: (
    path: string,
    before: Uint8Array,
    text: string,
  ) => Promise<IoResult<void>>;
  /**
   * The modules for browsers that modules of ours make, by their file names;
   * what several of them import is in modules of its own.
   */
  readonly bundleTogether: (
    modules: readonly URL[],
  ) => Promise<IoResult<Readonly<Record<string, string>>>>;
  /** Watches the files of a directory that `isRelevant` selects by name. */
  readonly watchDirectory: (
    path: string,
    isRelevant: (name: string) => boolean,
    signal: AbortSignal,
  ) => DirectoryWatch;
  /** Gives memory back that a long-lived command no longer needs. */
  readonly collectGarbage: () => void;
  /** The time of day. */
  readonly now: () => Date;
  /** Starts to listen for Ctrl+C. */
  readonly onInterrupt: () => Interruption;
}
