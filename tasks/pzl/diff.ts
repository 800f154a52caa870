import { changeWords, diffPuzzles, type PuzzleFile } from "../../pzl/mod.ts";
import { withMend } from "../../pzl/internal.ts";
import type { Io } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import { readPuzzle } from "./files.ts";
import type { PzlDiffFlags } from "./options.ts";
import { jsonText } from "../cli/json_text.ts";
import { say } from "../cli/say.ts";
import { writeLine } from "../cli/write_line.ts";

/** Says in which cards and values two puzzles differ. */
export async function pzlDiff(
  io: Io,
  flags: PzlDiffFlags,
  before: string,
  after: string,
): Promise<number> {
  if (before === "-" && after === "-") {
    return fail(io, "Only one of the puzzles can be standard input", 2);
  }
  const one = await puzzleAt(io, flags, before);
  const other = await puzzleAt(io, flags, after);
  if (!one || !other) return 1;
  const changes = diffPuzzles(one, other);
  if (flags.json) io.stdout.write(jsonText(changes));
  else if (changes.length === 0) {
    say(io.stderr, "The puzzles do not differ");
  } else changes.forEach((each) => writeLine(io.stdout, changeWords(each)));
  return changes.length === 0 ? 0 : 1;
}

async function puzzleAt(
  io: Io,
  { errors, all }: PzlDiffFlags,
  path: string,
): Promise<PuzzleFile | undefined> {
  const read = await readPuzzle(io, path);
  if (!read.ok) {
    fail(io, read.problem);
    return undefined;
  }
  const { path: file, result, text } = read.value;
  if (result.ok) return result;
  const diagnostics = result.errors.map((each) => withMend(each, text));
  report(io, [{ source: { file, text }, diagnostics }], errors, all);
  return undefined;
}
