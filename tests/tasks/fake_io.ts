import type { Io, Output } from "../../tasks/io.ts";

/** An outside world that exists only in a test. */
export interface FakeIo extends Io {
  /** All that was written so far. */
  readonly written: () => { readonly stdout: string; readonly stderr: string };
  readonly files: Map<string, string>;
}

/** Files by path; "-" is standard input. */
export function fakeIo(
  files: Readonly<Record<string, string>> = {},
  { colour = false }: { readonly colour?: boolean } = {},
): FakeIo {
  const disk = new Map(Object.entries(files));
  const stdout: string[] = [];
  const stderr: string[] = [];
  const output = (to: string[]): Output => ({
    write: (text) => void to.push(text),
    isTerminal: colour,
    colour,
  });
  return {
    stdout: output(stdout),
    stderr: output(stderr),
    readText(path) {
      const value = disk.get(path);
      return Promise.resolve(
        value === undefined
          ? {
            ok: false,
            problem: `Cannot read "${path}": there is no such file`,
          }
          : { ok: true, value },
      );
    },
    async readBytes(path) {
      const read = await this.readText(path);
      if (!read.ok) return read;
      return { ok: true, value: new TextEncoder().encode(read.value) };
    },
    findFiles(path, ending) {
      const below = [...disk.keys()].filter((each) =>
        each.startsWith(`${path}/`) && each.endsWith(ending)
      );
      const value = below.length > 0 ? below.sort() : [path];
      return Promise.resolve({ ok: true, value });
    },
    writeText(path, text) {
      disk.set(path, text);
      return Promise.resolve({ ok: true, value: undefined });
    },
    written: () => ({ stdout: stdout.join(""), stderr: stderr.join("") }),
    files: disk,
  };
}
