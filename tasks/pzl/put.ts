import type { Io } from "../cli/io.ts";
import { fail } from "../cli/report.ts";

/** Writes a text to a file or, if its path is "-", to standard output. */
export async function put(
  io: Io,
  path: string,
  text: string,
): Promise<number> {
  if (path === "-") {
    io.stdout.write(text);
    return 0;
  }
  const written = await io.writeFile(path, text);
  return written.ok ? 0 : fail(io, written.problem);
}
