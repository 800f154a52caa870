import { puzzleTemplate } from "../../pzl/mod.ts";
import type { Io } from "../cli/io.ts";
import type { OutputFlags } from "./options.ts";
import { put } from "./put.ts";

/** Begins a new puzzle: a text with comments that say what goes where. */
export async function pzlNew(
  io: Io,
  { output }: OutputFlags,
  name?: string,
): Promise<number> {
  return await put(io, output, puzzleTemplate(name));
}
