import { denoCommand } from "../deno.ts";

const MOD = new URL("../../../mod.ts", import.meta.url).pathname;

/** A running `watch`, and what it has written. */
export interface WatchProcess {
  /** Waits for a line that holds these words, after the ones waited for before. */
  readonly line: (words: string) => Promise<string>;
  /** All lines so far, of both streams. */
  readonly lines: readonly string[];
  readonly kill: (signal: Deno.Signal) => void;
  /** Waits for the end; the exit code. */
  readonly end: () => Promise<number>;
}

/** Longer than any machine needs: only a watch that hangs runs into it. */
const PATIENCE = 60_000;

/** Starts `watch` on a directory as a process of its own. */
export function startWatch(tabula: string, out: string): WatchProcess {
  const child = denoCommand({
    args: [
      "run",
      "--quiet",
      "--allow-read",
      "--allow-write",
      MOD,
      "watch",
      `--tabula=${tabula}`,
      `--output=${out}`,
      "--errors=short",
    ],
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const read = async (stream: ReadableStream<Uint8Array>) => {
    let rest = "";
    for await (const text of stream.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
      for (const wake of waiting) wake();
    }
  };
  const isRead = Promise.all([read(child.stdout), read(child.stderr)]);
  let seen = 0;
  const line = async (words: string): Promise<string> => {
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      for (; seen < lines.length; seen++) {
        const found = lines[seen]!;
        if (!found.includes(words)) continue;
        seen++;
        return found;
      }
      await wakeUp(waiting, end - Date.now());
    }
    child.kill("SIGKILL");
    throw new Error(`No line with "${words}" in:\n${lines.join("\n")}`);
  };
  const end = async () => {
    const { code } = await child.status;
    await isRead;
    return code;
  };
  return { line, lines, kill: (signal) => child.kill(signal), end };
}

/** Waits for new lines, but not longer than the time that is left. */
function wakeUp(waiting: Set<() => void>, left: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      waiting.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, Math.max(0, left));
    waiting.add(wake);
  });
}
