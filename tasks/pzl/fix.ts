import {
  fixPuzzle,
  type PuzzleDiagnostic,
  type PuzzleOptions,
} from "../../pzl/mod.ts";
import { failure, type Io, type IoResult, type Output } from "../cli/io.ts";
import { say } from "../cli/say.ts";
import { puzzleOf, type PuzzleOnDisk } from "./files.ts";

/** Repairs a file where a repair is known, says what, and writes it back. */
export async function repair(
  io: Io,
  puzzle: PuzzleOnDisk,
  options: PuzzleOptions,
  output: Output,
): Promise<IoResult<PuzzleOnDisk>> {
  const { path, bytes, result } = puzzle;
  if (result.warnings.some(({ code }) => code === "invalid-utf8")) {
    return failure(`fix "${path}"`, "it is not UTF-8");
  }
  const { text, repairs } = fixPuzzle(bytes, options);
  if (repairs.length === 0) return { ok: true, value: puzzle };
  const written = await io.rewriteFile(path, bytes, text);
  if (!written.ok) return written;
  for (const each of repairs) {
    say(output, `${path}:${repairWords(each)}`);
  }
  const fixed = new TextEncoder().encode(text);
  return { ok: true, value: puzzleOf(path, fixed, options) };
}

/** "3:7: fixed space-before-number: now "2"" */
function repairWords(
  { line, column, code, suggestion }: PuzzleDiagnostic,
): string {
  const [edit] = suggestion?.edits ?? [];
  const now = edit === undefined
    ? "removed"
    : `now ${JSON.stringify(edit.replacement)}`;
  return `${line}:${column}: fixed ${code}: ${now}`;
}
