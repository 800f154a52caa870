import type { Io } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { writeData } from "../cli/write_data.ts";
import { type CommandOutput, writeOutput } from "../cli/write_output.ts";

/** Writes a text to a file or, if its path is "-", to standard output. */
export async function put(
  io: Io,
  output: CommandOutput,
): Promise<number> {
  if (output.path === "-") {
    writeData(io.stdout, output.text);
    return 0;
  }
  const written = await writeOutput(io, output);
  return written.ok ? 0 : fail(io, written.problem);
}
