import { puzzleTemplate } from "../../pzl/mod.ts";
import type { Io } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import type { OutputFlags } from "./options.ts";
import { put } from "./put.ts";

/** Begins a new puzzle: a text with comments that say what goes where. */
export async function pzlNew(
  io: Io,
  { output }: OutputFlags,
  name?: string,
): Promise<number> {
  if (output !== "-" && (await io.readFile(output)).ok) {
    return fail(io, `Cannot write "${output}": it exists already`);
  }
  return await put(io, {
    path: output,
    text: puzzleTemplate(name),
    inputs: [],
  });
}
