import type { Diagnostic, Failed, Succeeded } from "../diagnostics/internal.ts";
import { attemptOn, firstDifference } from "../diagnostics/trees.ts";
import { writingDiagnostic } from "../diagnostics/writing.ts";
import { writeMetadata } from "./metadata.ts";
import { parsePuzzle } from "./parse.ts";
import { writeState } from "./state/state.ts";
import type { PuzzleFile } from "./types.ts";

/**
 * Writes a puzzle as canonical text, which reads back as the same puzzle.
 *
 * @example Change a puzzle
 * ```ts
 * import { parsePuzzle, writePuzzle } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * const puzzle = parsePuzzle(
 *   "[metadata]\nName: A\nGoal: win\n[state]\nactiveplayer=ai\n" +
 *     "activephase=MAIN2\n",
 * );
 *
 * strictEqual(
 *   puzzle.ok &&
 *     writePuzzle({ ...puzzle, metadata: { ...puzzle.metadata, turns: 2 } }),
 *   "[metadata]\nName:A\nGoal:Win\nTurns:2\n[state]\nturn=1\n" +
 *     "activeplayer=p1\nactivephase=MAIN2\n",
 * );
 * ```
 *
 * @throws {RangeError} If the puzzle was built by hand and holds what no file
 * can say, such as a `;` in a card's name. What `parsePuzzle` gave never does.
 * @category Puzzles
 */
export function writePuzzle(puzzle: PuzzleFile): string {
  const written = tryWritePuzzle(puzzle);
  if (written.ok) return written.text;
  throw new RangeError(written.problem);
}

/** The text of a puzzle, or why there is none. */
export type WrittenPuzzle = PuzzleText | UnwritablePuzzle;

/** The text of a puzzle. */
export interface PuzzleText extends Succeeded {
  /** It reads back as the same puzzle. */
  readonly text: string;
}

/** Why a puzzle has no text. */
export interface UnwritablePuzzle extends Failed {
  /** What is wrong, in one sentence. */
  readonly problem: string;
}

/**
 * Writes a puzzle that may contain what no file can express.
 *
 * @category Puzzles
 */
export function tryWritePuzzle(puzzle: PuzzleFile): WrittenPuzzle {
  const written = attemptOn(puzzle, (puzzle) => {
    const text = canonicalText(puzzle);
    return { text, lost: whatIsLost(puzzle, text) };
  });
  if (!written.ok) return unfit(written.path);
  const { text, lost } = written.value;
  return lost ?? { ok: true, text, warnings: [] };
}

function unfit(path: string): UnwritablePuzzle {
  const what = path === "" ? "it" : `"${path}"`;
  return unwritable([
    writingDiagnostic("unfit-part", { start: 0, end: 0 }, { path }),
  ], `${what} is not what a puzzle has there`);
}

function unwritable(
  errors: readonly Diagnostic[],
  why: string,
): UnwritablePuzzle {
  const problem = `Cannot write the puzzle: ${why}`;
  return { ok: false, errors, warnings: [], problem };
}

function canonicalText({ metadata, state, unknown }: PuzzleFile): string {
  const lines = [
    "[metadata]",
    ...writeMetadata(metadata),
    ...unknown.metadata.map(({ key, value }) => `${key}:${value}`),
    "[state]",
    ...writeState(state),
    ...unknown.state.map(({ key, value }) => `${key}=${value}`),
    ...unknown.sections.flatMap(({ name, lines }) => [`[${name}]`, ...lines]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** Reads the text again, to make sure that nothing was lost. */
function whatIsLost(
  puzzle: PuzzleFile,
  text: string,
): UnwritablePuzzle | undefined {
  const back = parsePuzzle(text);
  if (!back.ok) {
    return unwritable(back.errors, back.errors[0]?.message ?? "");
  }
  const path = firstDifference(modelOf(puzzle), modelOf(back));
  return path === undefined ? undefined : unwritable([
    writingDiagnostic("not-read-back", { start: 0, end: 0 }, { path }),
  ], `"${path}" would be read back as something else`);
}

function modelOf({ metadata, state, unknown }: PuzzleFile): PuzzleFile {
  return { metadata, state, unknown };
}
