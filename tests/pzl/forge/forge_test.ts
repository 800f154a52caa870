import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import {
  formatPuzzle,
  parsePuzzle,
  type PuzzleCard,
} from "../../../pzl/mod.ts";
import { assertAll, testCorpus } from "../../corpus.ts";
import { corpusPuzzles, SAMPLE_PUZZLES } from "../corpus.ts";
import { frame } from "../frame.ts";
import { readForge, zoneOf } from "./read_forge.ts";
import { file } from "./slips.ts";

function assertSameReading(text: string): void {
  deepStrictEqual(readForge(formatPuzzle(text)), readForge(text));
}

Deno.test("formatPuzzle() never changes what Forge reads in the sample puzzles", () => {
  SAMPLE_PUZZLES.forEach(assertSameReading);
});

testCorpus(
  "formatPuzzle() never changes what Forge reads in its own puzzles",
  corpusPuzzles(),
  (all) => {
    assertAll(all, ({ text }) => assertSameReading(text), ({ name }) => name);
  },
);

Deno.test("formatPuzzle() never changes what Forge reads in files with slips", () => {
  fc.assert(fc.property(file, assertSameReading), { numRuns: 800 });
});

Deno.test("formatPuzzle() settles at once in files with slips", () => {
  fc.assert(
    fc.property(file, (text) => {
      const tidy = formatPuzzle(text);
      strictEqual(formatPuzzle(tidy), tidy);
    }),
    { numRuns: 500 },
  );
});

/** What Forge reads as something else, though it can be read. */
const MISREAD: ReadonlySet<string> = new Set([
  "name-is-modifier",
  "misrouted-ability",
]);

Deno.test("a file without warnings has the cards that Forge reads", () => {
  fc.assert(
    fc.property(file, (text) => {
      const result = parsePuzzle(text);
      if (!result.ok || result.warnings.length > 0) return;
      if (result.lint.some(({ code }) => MISREAD.has(code))) return;
      const reading = readForge(text);
      deepStrictEqual(reading.crashes, []);
      for (const player of ["human", "ai"] as const) {
        const cards = zoneOf(reading, player, "battlefield");
        const model: readonly PuzzleCard[] =
          result.state.players[player].battlefield;
        deepStrictEqual(
          cards.map((card) => [card["Tapped"], card["Id"], card["Counters"]]),
          model.map(({ tapped, id, counters }) => [tapped, id, counters]),
        );
      }
    }),
    { numRuns: 800 },
  );
});

/** Values, and whether Forge crashes at them; our severity must say so. */
const severities: readonly (readonly [string, boolean])[] = [
  ["p0hand=Opt|Id: 1", true],
  ["p0hand=Opt| Id: 1", false],
  ["p0hand=Opt|Id : 1", false],
  ["p0hand=Opt|Imprinting:1, 2", true],
  ["p0hand=Opt|Imprinting:", true],
  ["p0hand=Opt|Imprinting:,", false],
  ["p0hand=Opt|Counters:P1P1 =1", false],
  ["p0hand=Opt|Counters:P1P1= 1", true],
  ["p0hand=Opt|Counters:P1P1=1 ,AGE=1", true],
  ["p0hand=Opt|Counters:P1P1=1, AGE=1", false],
  ["p0hand=Opt|Counters:P1P1=1 |Tapped", true],
  ["p0hand=Opt|Attacking : 1", true],
  ["p0hand=Opt;|", true],
  ["p0hand=Opt;|Tapped", false],
  ["p0hand=t:Cat,P:1,T:1", true],
  ["p0life= 3", true],
  ["[metadata]\nGoal", true],
  ["[metadata]\nTurns: 1", true],
  ["[state]\nGoal", false],
];

for (const [lines, crashes] of severities) {
  Deno.test(`${JSON.stringify(lines)} is ${crashes ? "an" : "no"} error to Forge and to us`, () => {
    const text = frame(lines);
    strictEqual(readForge(text).crashes.length > 0, crashes);
    const result = parsePuzzle(text);
    const found = result.ok
      ? [...result.warnings, ...result.lint.filter(isReading)]
      : result.errors;
    strictEqual(found.some(({ severity }) => severity === "error"), crashes);
  });
}

/** References are looked up later, when the reader here has finished. */
function isReading({ code }: { readonly code: string }): boolean {
  return code !== "dangling-reference";
}
