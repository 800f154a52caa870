import { type PuzzleFile, tryWritePuzzle } from "../../pzl/mod.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { parseJson } from "../cli/parse_json.ts";
import { readText } from "../cli/read_text.ts";
import { fail } from "../cli/fail.ts";
import type { OutputFlags } from "./options.ts";
import { put } from "./put.ts";

/** Writes a puzzle file from what `pzl json` printed. */
export async function pzlFromJson(
  io: Io,
  { output }: OutputFlags,
  path: string,
): Promise<number> {
  const text = await readText(io, path);
  if (!text.ok) return fail(io, text.problem);
  const puzzle = puzzleIn(text.value, path);
  if (!puzzle.ok) return fail(io, puzzle.problem);
  const written = tryWritePuzzle(puzzle.value);
  return written.ok
    ? await put(io, { path: output, text: written.text, inputs: [path] })
    : fail(io, written.problem);
}

function puzzleIn(text: string, path: string): IoResult<PuzzleFile> {
  const action = `read a puzzle from "${path}"`;
  const json = parseJson(text);
  if (!json.ok) return failure(action, json.reason);
  const { value } = json;
  if (typeof value !== "object" || value === null) {
    return failure(action, "expected an object");
  }
  if ("ok" in value && value.ok === false) {
    return failure(action, "it holds the errors of a puzzle, not a puzzle");
  }
  // What `pzl json` prints besides the puzzle is no part of it.
  const { metadata, state, unknown } = { ...EMPTY, ...value };
  const puzzle: unknown = { metadata, state, unknown };
  const wrong = Object.entries({ metadata, state }).find(([, part]) =>
    typeof part !== "object" || part === null
  );
  if (wrong !== undefined) {
    return failure(action, `"${wrong[0]}": expected an object`);
  }
  // It may still be none: what is written must read back as the same puzzle.
  return { ok: true, value: puzzle as PuzzleFile };
}

const EMPTY = {
  metadata: undefined,
  state: undefined,
  unknown: { metadata: [], state: [], sections: [] },
};
