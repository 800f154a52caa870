import { applySuggestion } from "../../diagnostics/internal.ts";
import { parsePuzzle, type PuzzleOptions } from "../parse.ts";
import type { PuzzleDiagnostic } from "../text/log.ts";
import { type PuzzleSource, puzzleText } from "../text/source.ts";
import { withMend } from "./mend.ts";

/** A puzzle in which problems with a known repair are fixed. */
export interface FixedPuzzle {
  /** The repaired text. */
  readonly text: string;
  /** What was repaired; positions are those of the original text. */
  readonly repairs: readonly PuzzleDiagnostic[];
}

/** A repair can reveal another problem, but never for more rounds than this. */
const ROUNDS = 5;

/**
 * Applies every suggested edit to a puzzle file, except to card names, which
 * only the author can know. Also removes a byte order mark.
 *
 * @example
 * ```ts
 * import { fixPuzzle } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * const { text, repairs } = fixPuzzle("[state]\nhumanhand=Opt|TappedX\nturn= 2\n");
 *
 * strictEqual(text, "[state]\nhumanhand=Opt|Tapped\nturn=2\n");
 * strictEqual(repairs.length, 2);
 * ```
 *
 * @category Puzzles
 */
export function fixPuzzle(
  source: PuzzleSource,
  options: PuzzleOptions = {},
): FixedPuzzle {
  let text = puzzleText(source);
  const found = problemsOf(source, options);
  const repairs = found.filter(({ code }) => code === "bom");
  let problems = found.filter(({ code }) => code !== "bom");
  for (let round = 0; round < ROUNDS; round++) {
    const next = repairsOf(problems, text);
    if (next.length === 0) break;
    const repaired = applyAll(text, next);
    const left = problemsOf(repaired, options);
    // A repair that causes as many problems as it solves is not a repair.
    if (left.length >= problems.length) break;
    repairs.push(...next);
    text = repaired;
    problems = left;
  }
  return { text, repairs };
}

function problemsOf(
  source: PuzzleSource,
  options: PuzzleOptions,
): PuzzleDiagnostic[] {
  const result = parsePuzzle(source, options);
  return [...(result.ok ? result.lint : result.errors), ...result.warnings];
}

/** The problems with an edit, of which no two touch, in the order of the file. */
function repairsOf(
  problems: readonly PuzzleDiagnostic[],
  text: string,
): PuzzleDiagnostic[] {
  const edits = problems.filter(({ code }) => code !== "unknown-card-name")
    .map((problem) => withMend(problem, text))
    .filter(({ suggestion }) => suggestion)
    .sort((a, b) => startOf(a) - startOf(b));
  let end = -1;
  return edits.filter(({ suggestion }) => {
    const [edit] = suggestion?.edits ?? [];
    if (edit === undefined || edit.span.start < end) return false;
    end = Math.max(edit.span.end, edit.span.start + 1);
    return true;
  });
}

function startOf({ suggestion }: PuzzleDiagnostic): number {
  return suggestion?.edits[0]?.span.start ?? 0;
}

/** Makes all edits at once, so that many take no longer than few. */
function applyAll(text: string, repairs: readonly PuzzleDiagnostic[]): string {
  const edits = repairs.flatMap(({ suggestion }) => suggestion?.edits ?? []);
  return applySuggestion({ text }, { edits }).text;
}
