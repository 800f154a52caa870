import type { Io, IoResult } from "./io.ts";

/** What messages call a file; "-" is standard input. */
export function sourceName(path: string): string {
  return path === "-" ? "<stdin>" : path;
}

/** All of a file as text, without a byte order mark; "-" is standard input. */
export async function readText(
  io: Io,
  path: string,
): Promise<IoResult<string>> {
  const read = await io.readFile(path);
  return read.ok
    ? { ok: true, value: new TextDecoder().decode(read.value) }
    : read;
}

/** Every character of a file, or nothing if it cannot be read. */
export async function readExactly(
  io: Io,
  path: string,
): Promise<string | undefined> {
  const read = await io.readFile(path);
  return read.ok ? exactText(read.value) : undefined;
}

/** Bytes as text, with a byte order mark if they begin with one. */
export function exactText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
