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
 * counters and to a second header, which only the author can know. Also removes a byte order mark.
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
  const first = findingsOf(source, options);
  const repairs = first.problems.filter(({ code }) => code === "bom");
  let found = repairs.length === 0 ? first : findingsOf(text, options);
  for (let round = 0; round < ROUNDS; round++) {
    const next = repairRound(text, found, options);
    if (!next) break;
    repairs.push(...next.repairs);
    ({ text, found } = next);
  }
  return { text, repairs };
}

/** What is wrong with a text, and whether it can be read all the same. */
interface Findings {
  readonly isRead: boolean;
  readonly problems: readonly PuzzleDiagnostic[];
}

interface Round {
  readonly text: string;
  readonly repairs: readonly PuzzleDiagnostic[];
  readonly found: Findings;
}

/** All repairs at once or, if a guess among them does harm, the sure ones. */
function repairRound(
  text: string,
  found: Findings,
  options: PuzzleOptions,
): Round | undefined {
  const guessed = found.problems.map((problem) => withMend(problem, text));
  for (const candidates of [guessed, found.problems]) {
    const repairs = repairsOf(candidates);
    if (repairs.length === 0) continue;
    const repaired = applyAll(text, repairs);
    const left = findingsOf(repaired, options);
    // A repair that causes as many problems as it solves is not a repair.
    if (isBetter(left, found)) return { text: repaired, repairs, found: left };
  }
  return undefined;
}

/** Whether there are fewer problems of the worst kind that differs. */
function isBetter(left: Findings, found: Findings): boolean {
  if (found.isRead && !left.isRead) return false;
  const countOf = ({ problems }: Findings, kind: Severity) =>
    problems.filter(({ severity }) => severity === kind).length;
  const differences = (["error", "warning", "lint"] as const)
    .map((kind) => countOf(left, kind) - countOf(found, kind));
  return (differences.find((difference) => difference !== 0) ?? 0) < 0;
}

function findingsOf(source: PuzzleSource, options: PuzzleOptions): Findings {
  const result = parsePuzzle(source, options);
  const errors = result.ok ? [] : result.errors;
  const problems = [...errors, ...result.warnings, ...result.lint];
  return { isRead: result.ok, problems };
}

/** Whether only the author can know what is right. */
function isOpen({ code, details }: PuzzleDiagnostic): boolean {
  // Lines that Forge has lost may replace others once it finds them.
  return NAMES.has(code) || ("hidden" in details && details.hidden === false);
}

const NAMES: ReadonlySet<Code> = new Set<Code>([
  "unknown-card-name",
  "unknown-counter",
]);

/** The problems with an edit, of which no two touch, in the order of the file. */
function repairsOf(
  problems: readonly PuzzleDiagnostic[],
): PuzzleDiagnostic[] {
  const edits = problems
    .filter((each) => each.suggestion && !isOpen(each))
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
