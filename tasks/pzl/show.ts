import {
  type Board,
  boardHtml,
  boardOf,
  boardSvg,
  boardText,
} from "../../pzl/mod.ts";
import { withMend } from "../../pzl/parts.ts";
import type { Io, Output } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import { readPuzzle } from "./files.ts";
import type { PzlShowFlags } from "./options.ts";
import { put } from "./put.ts";

/** Draws a puzzle as a board. */
export async function pzlShow(
  io: Io,
  flags: PzlShowFlags,
  path: string,
): Promise<number> {
  if (flags.svg && flags.html) {
    fail(io, "--svg and --html exclude each other");
    return 2;
  }
  const read = await readPuzzle(io, path);
  if (!read.ok) return fail(io, read.problem);
  const { result, text } = read.value;
  if (!result.ok) {
    const diagnostics = result.errors.map((each) => withMend(each, text));
    report(io, [{ source: { file: path, text }, diagnostics }], "pretty");
    return 1;
  }
  const board = layout(boardOf(result), flags, io.stdout);
  if (flags.output === "-" && !flags.svg && !flags.html) {
    io.stdout.writeExactly(board); // It has colors, and is safe otherwise.
    return 0;
  }
  return await put(io, { path: flags.output, text: board, inputs: [path] });
}

function layout(
  board: Board,
  { svg, html, width, output }: PzlShowFlags,
  { color }: Output,
): string {
  if (svg) return boardSvg(board);
  if (html) return boardHtml(board);
  return boardText(board, { width, color: color && output === "-" });
}
