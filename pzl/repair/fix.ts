import {
  applySuggestion,
  type Code,
  type Severity,
} from "../../diagnostics/internal.ts";
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
 * Applies every suggested edit to a puzzle file, except to names of cards and
 * counters, which only the author can know. Also removes a byte order mark.
 * Words that are only guessed stay if the guess would make Forge fail.
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
    const next = repairRound(text, problems, options);
    if (!next) break;
    repairs.push(...next.repairs);
    ({ text, problems } = next);
  }
  return { text, repairs };
}

interface Round {
  readonly text: string;
  readonly repairs: readonly PuzzleDiagnostic[];
  readonly problems: PuzzleDiagnostic[];
}

/** All repairs at once or, if a guess among them does harm, the sure ones. */
function repairRound(
  text: string,
  problems: readonly PuzzleDiagnostic[],
  options: PuzzleOptions,
): Round | undefined {
  const guessed = problems.map((problem) => withMend(problem, text));
  for (const candidates of [guessed, problems]) {
    const repairs = repairsOf(candidates);
    if (repairs.length === 0) continue;
    const repaired = applyAll(text, repairs);
    const left = problemsOf(repaired, options);
    // A repair that causes as many problems as it solves is not a repair.
    if (isBetter(left, problems)) {
      return { text: repaired, repairs, problems: left };
    }
  }
  return undefined;
}

/** Whether there are fewer problems of the worst kind that differs. */
function isBetter(
  left: readonly PuzzleDiagnostic[],
  problems: readonly PuzzleDiagnostic[],
): boolean {
  const countOf = (all: readonly PuzzleDiagnostic[], kind: Severity) =>
    all.filter(({ severity }) => severity === kind).length;
  const differences = (["error", "warning", "lint"] as const)
    .map((kind) => countOf(left, kind) - countOf(problems, kind));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}

function problemsOf(
  source: PuzzleSource,
  options: PuzzleOptions,
): PuzzleDiagnostic[] {
  const result = parsePuzzle(source, options);
  return [
    ...(result.ok ? [] : result.errors),
    ...result.warnings,
    ...result.lint,
  ];
}

/** The names that only the author can know. */
const NAMES: ReadonlySet<Code> = new Set<Code>([
  "unknown-card-name",
  "unknown-counter",
]);

/** The problems with an edit, of which no two touch, in the order of the file. */
function repairsOf(
  problems: readonly PuzzleDiagnostic[],
): PuzzleDiagnostic[] {
  const edits = problems
    .filter(({ code, suggestion }) => suggestion && !NAMES.has(code))
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
