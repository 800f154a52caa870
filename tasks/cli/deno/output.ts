import type { Output } from "../io.ts";
import { terminalText } from "../terminal_text.ts";
import { reasonOf } from "./reason.ts";

/** A stream of this process to write to. */
export function output(
  stream: typeof Deno.stdout | typeof Deno.stderr,
): Output {
  const isTerminal = stream.isTerminal();
  return {
    write: (text) => writeAll(stream, bytesOf(terminalText(text))),
    writeExactly: (text) => writeAll(stream, bytesOf(text)),
    isTerminal,
    color: isTerminal && !Deno.noColor,
    columns: () => isTerminal ? terminalColumns() : COLUMNS,
  };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The width of output that no terminal shows. */
const COLUMNS = 80;

/** Asked each time: a window can be resized. */
function terminalColumns(): number {
  try {
    return Deno.consoleSize().columns || COLUMNS;
  } catch {
    return COLUMNS;
  }
}

function writeAll(
  stream: { writeSync: (bytes: Uint8Array) => number },
  bytes: Uint8Array,
): void {
  for (let at = 0; at < bytes.length;) {
    try {
      at += stream.writeSync(bytes.subarray(at, at + PIECE));
    } catch (error) {
      if (error instanceof Deno.errors.BrokenPipe) return;
      if (error instanceof Deno.errors.WouldBlock) pause();
      else stop(error);
    }
  }
}

// A full pipe takes all of a piece of this size or nothing, so that it is known
// where to go on. Of a longer one it may take a part without saying so.
const PIECE = 4096;

/** Waits a moment for a slow reader. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}

/** Nothing more can be said on this stream, so the command cannot go on. */
function stop(error: unknown): never {
  const reason = reasonOf(error, "file");
  const message = `error: Cannot write the output: ${reason}\n`;
  try {
    Deno.stderr.writeSync(bytesOf(message));
  } catch {
    // It may be full as well.
  }
  Deno.exit(1);
}
