import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import {
  boardOf,
  boardText,
  fixPuzzle,
  formatPuzzle,
  parsePuzzle,
  type PuzzleDiagnostic,
  puzzleFromDump,
  type PuzzleResult,
  writePuzzle,
} from "../../../pzl/mod.ts";
import { corpusJson, testCorpus } from "../../corpus.ts";
import { forgeCards } from "./card_scripts.ts";
import { readForge } from "./read_forge.ts";

/** A puzzle that Forge itself has started, and what we must say about it. */
interface ForgeCase {
  readonly name: string;
  readonly input: string;
  /** Set if the puzzle has to be checked against Forge's cards. */
  readonly needs?: string;
  readonly expect: Expectation;
}

interface Expectation {
  readonly found?: readonly Finding[];
  readonly clean?: readonly number[];
  readonly without?: readonly string[];
  readonly noErrors?: boolean;
  readonly exit?: number;
  readonly model?: Readonly<Record<string, unknown>>;
  readonly write?: readonly string[];
  readonly unchanged?: readonly number[];
  readonly forge?: readonly ("format" | "write")[];
  readonly show?: string;
  readonly fromDump?: DumpExpectation;
}

interface Finding {
  /** One of these lines has it. */
  readonly line: readonly number[];
  readonly severity: readonly string[];
  readonly saysNot?: string;
}

interface DumpExpectation {
  readonly contains: string;
  readonly containsNot?: string;
  readonly warnings?: number;
}

const cards = forgeCards();
const cases = corpusJson<{ readonly cases: readonly ForgeCase[] }>(
  "pzl/forge-cases.json",
)?.cases;

if (cases === undefined) testCorpus("Forge's own behavior", cases, () => {});
for (const each of cases ?? []) {
  Deno.test(`${each.name}: we say what Forge does`, () => {
    const { input, expect } = each;
    if (expect.fromDump) return assertDump(input, expect.fromDump);
    const options = each.needs ? { cards } : {};
    const result = parsePuzzle(input, options);
    assertDiagnostics(allOf(result), expect);
    assertModel(result, expect);
    const fixed = linesOf(fixPuzzle(input, options).text);
    for (const line of expect.unchanged ?? []) {
      strictEqual(fixed[line - 1], linesOf(input)[line - 1]);
    }
    if (expect.forge?.includes("format")) {
      deepStrictEqual(readForge(formatPuzzle(input)), readForge(input));
    }
    if (expect.forge?.includes("write")) {
      ok(result.ok);
      deepStrictEqual(readForge(writePuzzle(result)), readForge(input));
    }
  });
}

function allOf(result: PuzzleResult): readonly PuzzleDiagnostic[] {
  return [
    ...(result.ok ? [] : result.errors),
    ...result.warnings,
    ...result.lint,
  ];
}

function assertDiagnostics(
  all: readonly PuzzleDiagnostic[],
  { found = [], clean = [], without = [], noErrors, exit }: Expectation,
): void {
  const words = all.map(({ line, severity, code, message }) =>
    `${line} ${severity} ${code}: ${message}`
  ).join("\n");
  for (const { line, severity, saysNot } of found) {
    const there = all.filter((each) => line.includes(each.line));
    ok(there.some((each) => severity.includes(each.severity)), words);
    if (saysNot === undefined) continue;
    ok(!there.some(({ message }) => message.includes(saysNot)), words);
  }
  ok(!all.some(({ line }) => clean.includes(line)), words);
  ok(!all.some(({ code }) => without.includes(code)), words);
  const hasError = all.some(({ severity }) => severity === "error");
  if (noErrors) ok(!hasError, words);
  if (exit !== undefined) strictEqual(hasError, exit === 1, words);
}

function assertModel(
  result: PuzzleResult,
  { model = {}, write = [], show }: Expectation,
): void {
  for (const [path, value] of Object.entries(model)) {
    deepStrictEqual(valueAt(result, path), value, path);
  }
  if (write.length === 0 && !show) return;
  ok(result.ok);
  const written = writePuzzle(result);
  for (const line of write) ok(linesOf(written).includes(line), written);
  if (show) match(boardText(boardOf(result)), new RegExp(show, "i"));
}

function assertDump(
  input: string,
  { contains, containsNot, warnings }: DumpExpectation,
): void {
  const dump = puzzleFromDump(input);
  ok(dump.ok);
  const text = writePuzzle(dump.puzzle);
  ok(text.includes(contains), text);
  if (containsNot !== undefined) ok(!text.includes(containsNot), text);
  if (warnings !== undefined) strictEqual(dump.warnings.length, warnings);
}

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(
    // The paths of the cases name fields of the result.
    (at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key],
    value,
  );
}

function linesOf(text: string): readonly string[] {
  return text.split("\n");
}
