import {
  type Board,
  boardHtml,
  boardOf,
  boardSvg,
  boardText,
  type CardIndex,
} from "../../pzl/mod.ts";
import { withMend } from "../../pzl/internal.ts";
import type { Io, IoResult, Output } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import { loadCards } from "./cards/load_cards.ts";
import { readPuzzle } from "./files.ts";
import { NARROWEST, type PzlShowFlags } from "./options.ts";
import { put } from "./put.ts";

/** Draws a puzzle as a board. */
export async function pzlShow(
  io: Io,
  flags: PzlShowFlags,
  path: string,
): Promise<number> {
  if (flags.svg && flags.html) {
    return fail(io, "--svg and --html cannot be used together", 2);
  }
  const read = await readPuzzle(io, path);
  if (!read.ok) return fail(io, read.problem);
  const { path: file, result, text } = read.value;
  if (!result.ok) {
    const diagnostics = result.errors.map((each) => withMend(each, text));
    const findings = { source: { file, text }, diagnostics };
    report(io, [findings], flags.errors, flags.all);
    return 1;
  }
  const cards = await loadedCards(io, flags);
  if (!cards.ok) return fail(io, cards.problem);
  const board = layout(
    boardOf(result, { cards: cards.value }),
    flags,
    io.stdout,
  );
  if (flags.output === "-" && !flags.svg && !flags.html) {
    io.stdout.writeExactly(board); // It has colors, and is safe otherwise.
    return 0;
  }
  return await put(io, { path: flags.output, text: board, inputs: [path] });
}

async function loadedCards(
  io: Io,
  { cards: path }: PzlShowFlags,
): Promise<IoResult<CardIndex | undefined>> {
  return path === undefined
    ? { ok: true, value: undefined }
    : await loadCards(io, { path, withText: true });
}

function layout(
  board: Board,
  { svg, html, width, output, solution }: PzlShowFlags,
  { color, columns }: Output,
): string {
  if (svg) return boardSvg(board);
  if (html) return boardHtml(board);
  return boardText(board, {
    width: width ?? Math.max(NARROWEST, columns()),
    color: color && output === "-",
    solution,
  });
}
