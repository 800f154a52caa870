import { deepStrictEqual } from "node:assert/strict";
import borrowedSword from "../../examples/puzzles/the_borrowed_sword.pzl" with {
  type: "text",
};
import twoSparks from "../../examples/puzzles/two_sparks.pzl" with {
  type: "text",
};
import { corpusNames, corpusText } from "../corpus.ts";
import type { PuzzleDiagnostic, PuzzleResult } from "../../pzl/mod.ts";

/** A puzzle of Forge, how it is to be read, and its canonical text. */
export interface CorpusPuzzle {
  readonly name: string;
  readonly text: string;
  readonly expected: BareResult;
  readonly canonical: string;
}

/** All puzzles of the corpus, or nothing if there is no corpus. */
export function corpusPuzzles(): readonly CorpusPuzzle[] | undefined {
  return corpusNames("pzl/files")?.map((file) => {
    const name = file.replace(".pzl", "");
    return {
      name,
      text: corpusFile(`files/${file}`),
      expected: JSON.parse(corpusFile(`expected/${name}.json`)),
      canonical: corpusFile(`canonical/${file}`),
    };
  });
}

function corpusFile(path: string): string {
  return corpusText(`pzl/${path}`) ?? "";
}

/** A diagnostic as the corpus has it: without words and spans. */
export interface BareDiagnostic {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly subject?: string;
}

/** A result as the corpus has it. */
export interface BareResult {
  readonly ok: boolean;
  readonly errors?: readonly BareDiagnostic[];
  readonly warnings?: readonly BareDiagnostic[];
  readonly lint?: readonly BareDiagnostic[];
}

/**
 * Fails unless a result is as the corpus has it. Warnings and lint may say more:
 * the corpus holds the codes that were known when it was made.
 */
export function assertRead(result: PuzzleResult, expected: BareResult): void {
  if (!result.ok) {
    const errors = result.errors.map(bareDiagnostic);
    return deepStrictEqual({ ok: false, errors }, expected);
  }
  const { warnings, lint, ...model } = result;
  const { warnings: someWarnings, lint: someLint, ...same } = expected;
  deepStrictEqual<unknown>(model, same);
  assertIncludes(warnings, someWarnings ?? []);
  assertIncludes(lint, someLint ?? []);
}

function assertIncludes(
  found: readonly PuzzleDiagnostic[],
  expected: readonly BareDiagnostic[],
): void {
  const all = new Set(found.map((each) => keyOf(bareDiagnostic(each))));
  deepStrictEqual(expected.filter((each) => !all.has(keyOf(each))), []);
}

function keyOf({ code, line, column, subject = "" }: BareDiagnostic): string {
  return `${line}:${column} ${code} ${subject}`;
}

/** A diagnostic without words and spans. */
function bareDiagnostic(
  { code, line, column, subject }: PuzzleDiagnostic,
): BareDiagnostic {
  return { code, line, column, ...(subject === undefined ? {} : { subject }) };
}

/** The sample puzzles of the repository, those that can be read. */
export const SAMPLE_PUZZLES: readonly string[] = [twoSparks, borrowedSword];
