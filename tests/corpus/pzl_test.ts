import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  formatPuzzle,
  type ParsedPuzzle,
  parsePuzzle,
  type PuzzleDiagnostic,
  writePuzzle,
} from "../../pzl/mod.ts";
import { withMend } from "../../pzl/internal.ts";
import {
  MALFORMED_SOURCES,
  type Puzzle,
  PUZZLE_SOURCES,
} from "./pzl/sources.ts";
import { testSources } from "./sources.ts";

const describe = ({ name }: Puzzle) => name;
const ALL_SOURCES = [...PUZZLE_SOURCES, ...MALFORMED_SOURCES];

testSources("parsePuzzle() reads every puzzle, text or bytes", PUZZLE_SOURCES, {
  check: ({ text }) => {
    const result = parsePuzzle(text);
    ok(result.ok);
    deepStrictEqual(parsePuzzle(new TextEncoder().encode(text)), result);
  },
  describe,
});

testSources("writePuzzle() writes what reads as the same", ALL_SOURCES, {
  check: ({ text }) => {
    const result = parsePuzzle(text);
    if (!result.ok) return;
    const written = writePuzzle(result);
    const again = parsePuzzle(written);
    ok(again.ok);
    deepStrictEqual(modelOf(again), modelOf(result));
    strictEqual(writePuzzle(again), written);
  },
  describe,
});

testSources("formatPuzzle() changes nothing but the form", ALL_SOURCES, {
  check: ({ text }) => {
    const tidy = formatPuzzle(text);
    strictEqual(formatPuzzle(tidy), tidy);
    const [before, after] = [parsePuzzle(text), parsePuzzle(tidy)];
    strictEqual(after.ok, before.ok);
    if (before.ok && after.ok) {
      deepStrictEqual(modelOf(after), modelOf(before));
    }
    deepStrictEqual(commentsOf(tidy), commentsOf(text));
  },
  describe,
});

testSources("each remark stands at a place of the file", ALL_SOURCES, {
  check: ({ text, profile = "forge" }) => {
    const result = parsePuzzle(text, { profile });
    const lists = result.ok ? [result.warnings, result.lint] : [result.errors];
    for (const remarks of lists) checkPlaces(remarks, text);
  },
  describe,
});

function checkPlaces(
  remarks: readonly PuzzleDiagnostic[],
  text: string,
): void {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  let last: readonly [number, number] = [1, 1];
  for (const remark of remarks) {
    const { line, column } = remark;
    ok(column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1);
    ok(line > last[0] || (line === last[0] && column >= last[1]), "in order");
    strictEqual(withMend(remark, text).code, remark.code);
    last = [line, column];
  }
}

function modelOf({ metadata, state, unknown }: ParsedPuzzle): unknown {
  return { metadata, state, unknown };
}

function commentsOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line.startsWith("#"));
}
