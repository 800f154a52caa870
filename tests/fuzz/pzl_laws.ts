import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  formatPuzzle,
  parseAssertions,
  type ParsedPuzzle,
  parsePuzzle,
  type PuzzleDiagnostic,
  type PuzzleResult,
  type PuzzleSource,
  puzzleText,
  writePuzzle,
} from "../../pzl/mod.ts";
import { withMend } from "../../pzl/internal.ts";
import { readForge } from "../pzl/forge/read_forge.ts";

/** Fails if any law of reading, writing or formatting does not hold. */
export function assertLaws(source: PuzzleSource): PuzzleResult {
  const text = puzzleText(source);
  const result = parsePuzzle(source);
  assertPlaces(result, text);
  assertFormat(result, text);
  assertPlaces(parsePuzzle(source, { profile: "strict" }), text);
  parseAssertions(source);
  if (result.ok) assertRoundTrip(result);
  return result;
}

function assertRoundTrip(puzzle: ParsedPuzzle): void {
  const written = writePuzzle(puzzle);
  const back = parsePuzzle(written);
  ok(back.ok, "the canonical text cannot be read");
  deepStrictEqual(modelOf(back), modelOf(puzzle));
  strictEqual(writePuzzle(back), written);
}

function assertFormat(result: PuzzleResult, text: string): void {
  const formatted = formatPuzzle(text);
  strictEqual(formatPuzzle(formatted), formatted);
  deepStrictEqual(readForge(formatted), readForge(text));
  const again = parsePuzzle(formatted);
  strictEqual(again.ok, result.ok);
  if (again.ok && result.ok) deepStrictEqual(modelOf(again), modelOf(result));
  strictEqual(comments(formatted), comments(text));
}

function comments(text: string): number {
  return text.split(/\r\n|\n|\r/)
    .filter((line) => /^[\0- ]*#/.test(line)).length;
}

function assertPlaces(result: PuzzleResult, text: string): void {
  const found = result.ok
    ? [...result.warnings, ...result.lint]
    : [...result.errors, ...result.warnings];
  ok(result.ok || result.errors.length > 0);
  for (const diagnostic of found.slice(0, 20)) assertPlace(diagnostic, text);
}

function assertPlace(diagnostic: PuzzleDiagnostic, text: string): void {
  const { span, line, column, code } = withMend(diagnostic, text);
  ok(span.start <= span.end && span.end <= text.length, code);
  const before = text.slice(0, span.start).split(/\r\n|\n|\r/);
  strictEqual(line, before.length, code);
  strictEqual(column, (before.at(-1)?.length ?? 0) + 1, code);
}

function modelOf({ metadata, state, unknown }: ParsedPuzzle): unknown {
  return { metadata, state, unknown };
}
