import { findFiles } from "./find_files.ts";
import { writeAtomically } from "./write_atomically.ts";

/** Something of the outside world, or a sentence that says why not. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

/** One of the two streams a command writes to. */
export interface Output {
  /** Writes text as it is; a reader that has gone away is no error. */
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Whether to add colour: on a terminal, unless NO_COLOR is set. */
  readonly colour: boolean;
}

/**
 * All that a command may touch outside of its arguments. A command gets it as
 * its first argument and uses nothing else, so a test can hand in its own.
 */
export interface Io {
  /** For what the command was asked to give. */
  readonly stdout: Output;
  /** For diagnostics, progress and anything else said to a person. */
  readonly stderr: Output;
  /** All of a file, or of standard input if the path is "-". */
  readonly readText: (path: string) => Promise<Outcome<string>>;
  /** All of a file as it is on the disk. */
  readonly readBytes: (path: string) => Promise<Outcome<Uint8Array>>;
  /**
   * The path itself, or if it is a directory the files below it whose names end
   * so, in the order of their names.
   */
  readonly findFiles: (
    path: string,
    ending: string,
  ) => Promise<Outcome<readonly string[]>>;
  /**
   * Replaces all of a file, at one stroke: whoever reads it gets the old text
   * or the new. The path "-" is standard output.
   */
  readonly writeText: (
    path: string,
    text: string,
  ) => Promise<Outcome<void>>;
}

/** The outside world itself. */
export function denoIo(): Io {
  const stdout = output(Deno.stdout);
  return {
    stdout,
    stderr: output(Deno.stderr),
    readText: (path) =>
      attempt(
        `read "${path}"`,
        () =>
          path === "-"
            ? new Response(Deno.stdin.readable).text()
            : Deno.readTextFile(path),
      ),
    readBytes: (path) => attempt(`read "${path}"`, () => Deno.readFile(path)),
    findFiles: (path, ending) =>
      attempt(`search "${path}"`, () => findFiles(path, ending)),
    writeText: (path, text) =>
      attempt(`write "${path}"`, async () => {
        if (path === "-") stdout.write(text);
        else await replaceFile(path, text);
      }),
  };
}

function output(
  stream: typeof Deno.stdout | typeof Deno.stderr,
): Output {
  const isTerminal = stream.isTerminal();
  return {
    write: (text) => writeAll(stream, new TextEncoder().encode(text)),
    isTerminal,
    colour: isTerminal && !Deno.noColor,
  };
}

function writeAll(
  stream: { writeSync: (bytes: Uint8Array) => number },
  bytes: Uint8Array,
): void {
  try {
    for (let at = 0; at < bytes.length;) {
      at += stream.writeSync(bytes.subarray(at));
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.BrokenPipe)) throw error;
  }
}

async function replaceFile(path: string, text: string): Promise<void> {
  if (await isSpecial(path)) await Deno.writeTextFile(path, text);
  else await writeAtomically(path, text);
}

/** A device or a pipe, such as /dev/null: it must not be replaced by a file. */
async function isSpecial(path: string): Promise<boolean> {
  try {
    const { isFile, isDirectory } = await Deno.stat(path);
    return !isFile && !isDirectory;
  } catch {
    return false;
  }
}

async function attempt<T>(
  what: string,
  action: () => Promise<T>,
): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await action() };
  } catch (error) {
    return { ok: false, problem: `Cannot ${what}: ${reason(error, what)}` };
  }
}

function reason(error: unknown, what: string): string {
  if (error instanceof Deno.errors.NotFound) {
    const missing = what.startsWith("read") ? "file" : "directory";
    return `there is no such ${missing}`;
  }
  if (error instanceof Deno.errors.IsADirectory) return "it is a directory";
  return error instanceof Error ? error.message : String(error);
}
