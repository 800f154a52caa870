import { countOf } from "../../diagnostics/internal.ts";
import { boardOf, boardsHtml } from "../../pzl/mod.ts";
import type { Io } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { readPuzzles } from "./files.ts";
import type { OutputFlags } from "./options.ts";
import { put } from "./put.ts";

/** Writes a page on which puzzles can be searched and looked at. */
export async function pzlGallery(
  io: Io,
  { output }: OutputFlags,
  ...paths: readonly string[]
): Promise<number> {
  const outcomes = await readPuzzles(io, paths);
  for (const outcome of outcomes) if (!outcome.ok) fail(io, outcome.problem);
  const results = outcomes.flatMap((outcome) =>
    outcome.ok ? [outcome.value.result] : []
  );
  const boards = results.filter((result) => result.ok)
    .map((puzzle) => boardOf(puzzle));
  if (boards.length === 0) return fail(io, "There is no puzzle to show");
  const unread = results.length - boards.length;
  if (unread > 0) {
    io.stderr.write(
      `Left out because of errors: ${countOf(unread, "puzzle")}\n`,
    );
  }
  const text = boardsHtml(boards);
  const code = await put(io, { path: output, text, inputs: paths });
  return code === 0 && boards.length < outcomes.length ? 1 : code;
}
