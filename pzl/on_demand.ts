/**
 * What reads and writes puzzles, made when it is first called: its tables take
 * 1.6 ms, and everybody who imports `mod.ts` of this project imports them.
 */
import defer * as assertions from "./assertions/parse_assertions.ts";
import type {
  AssertionResult,
  AssertionsResult,
} from "./assertions/parse_assertions.ts";
import defer * as formatter from "./format.ts";
import type { PuzzleDiagnostic } from "./log.ts";
import defer * as mender from "./mend.ts";
import defer * as reader from "./parse.ts";
import type { PuzzleOptions, PuzzleResult } from "./parse.ts";
import type { PuzzleSource } from "./source.ts";
import defer * as statistics from "./stats.ts";
import type { PuzzleStats } from "./stats.ts";
import type { PuzzleFile } from "./types.ts";
import defer * as writer from "./write.ts";

/**
 * Reads a puzzle file; what is wrong with it is part of the result.
 *
 * @example What a puzzle says, and what Forge would not see
 * ```ts
 * import { parsePuzzle } from "@dreamtides/parse";
 * import { deepStrictEqual, ok } from "node:assert/strict";
 *
 * const puzzle = parsePuzzle(`
 * [metadata]
 * Name:Two Sparks
 * Goal:Win
 * Turns:1
 * Difficulty:Easy
 * [state]
 * turn=1
 * activeplayer=human
 * activephase=MAIN1
 * humanlife=3
 * humanhand=Shock|taped;Opt|Set:XLN
 * ailife=2
 * `);
 *
 * ok(puzzle.ok);
 * deepStrictEqual(puzzle.state.players.human.hand, [
 *   { kind: "card", name: "Shock", unknownModifiers: ["taped"] },
 *   { kind: "card", name: "Opt", set: "XLN" },
 * ]);
 * deepStrictEqual(
 *   puzzle.warnings.map(({ line, column, message }) =>
 *     `${line}:${column}: ${message}`
 *   ),
 *   ['12:17: Unknown modifier "taped": Forge ignores it'],
 * );
 * ```
 *
 * @example A puzzle that cannot be read
 * ```ts
 * import { parsePuzzle } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const puzzle = parsePuzzle("[metadata]\nName:Nothing else");
 *
 * deepStrictEqual(puzzle.ok ? [] : puzzle.errors.map(({ code }) => code), [
 *   "missing-field",
 *   "missing-section",
 * ]);
 * ```
 *
 * @param source The text of the file, or its bytes.
 * @param options Whether to read as Forge does or as the grammar demands.
 */
export function parsePuzzle(
  source: PuzzleSource,
  options?: PuzzleOptions,
): PuzzleResult {
  return reader.parsePuzzle(source, options);
}

/**
 * Writes a puzzle in its canonical text, which reads back as the same puzzle.
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
 */
export function writePuzzle(puzzle: PuzzleFile): string {
  return writer.writePuzzle(puzzle);
}

/**
 * Tidies a puzzle file and changes nothing it says: comments, the order of its
 * lines and the spelling of its keys stay; blanks, separators and values become
 * those of the canonical text. A line that cannot be read stays as it is.
 *
 * @example
 * ```ts
 * import { formatPuzzle } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * strictEqual(
 *   formatPuzzle("[state]\n# mine\nHumanHand = Opt ; Shock | tapped;"),
 *   "[state]\n# mine\nHumanHand=Opt;Shock|Tapped\n",
 * );
 * ```
 */
export function formatPuzzle(source: PuzzleSource): string {
  return formatter.formatPuzzle(source);
}

/**
 * Adds to a diagnostic the word that was probably meant. This is apart from
 * reading because looking for it takes longer than reading a whole file.
 */
export function withMend(
  diagnostic: PuzzleDiagnostic,
  text: string,
): PuzzleDiagnostic {
  return mender.withMend(diagnostic, text);
}

/**
 * Reads one line of the assertion language, in which a puzzle says how it is to
 * end.
 *
 * @example
 * ```ts
 * import { parseAssertion } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const result = parseAssertion("NOT opponent life le 0");
 *
 * deepStrictEqual(result.ok && result.assertion, {
 *   negated: true,
 *   kind: "life",
 *   scope: "opponent",
 *   cmp: "le",
 *   value: 0,
 * });
 * ```
 */
export function parseAssertion(line: string): AssertionResult {
  return assertions.parseAssertion(line);
}

/** Reads the section `[assertions]` of a puzzle file. */
export function parseAssertions(source: PuzzleSource): AssertionsResult {
  return assertions.parseAssertions(source);
}

/** Counts what a collection of puzzles is made of. */
export function puzzleStats(puzzles: readonly PuzzleFile[]): PuzzleStats {
  return statistics.puzzleStats(puzzles);
}
