import { failure, type Io, type IoResult } from "./io.ts";

/** What a command has made, of which files, and where it is to go. */
export interface CommandOutput {
  /** The path of a file, or "-" for standard output. */
  readonly path: string;
  readonly text: string;
  readonly inputs: readonly string[];
}

/** Writes the result of a command, but never over a file it was made from. */
export async function writeOutput(
  io: Io,
  { path, text, inputs }: CommandOutput,
): Promise<IoResult<"written" | "unchanged">> {
  for (const input of path === "-" ? [] : inputs) {
    if (await io.isSameFile(input, path)) {
      return failure(`write "${path}"`, "it is the input");
    }
  }
  return await io.writeFile(path, text);
}
