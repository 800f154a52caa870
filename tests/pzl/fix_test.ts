import fc from "fast-check";
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { fixPuzzle, parsePuzzle, puzzleTemplate } from "../../pzl/mod.ts";
import { assertAll, testCorpus } from "../corpus.ts";
import { corpusPuzzles } from "./corpus.ts";
import { readForge } from "./forge/read_forge.ts";
import { file } from "./forge/slips.ts";
import { frame } from "./frame.ts";

/** Lines of a state with slips, and what becomes of them. */
const rows: readonly (readonly [string, string])[] = [
  ["humanspeed= 1", "humanspeed=1"],
  ["humanhand=Opt|TappedX|Taped", "humanhand=Opt|Tapped|Tapped"],
  ["humanhand=Opt|tapped|damage:3", "humanhand=Opt|Tapped|Damage:3"],
  ["humanhand=Opt |SummonSickness", "humanhand=Opt|SummonSick"],
  ["humanhand=Opt|FaceDownManifested", "humanhand=Opt|FaceDown:Manifested"],
  ["humanhand=Opt|MeldedWith:A, B", "humanhand=Opt|Meld:A, B"],
  ["humanhand=Opt| Id: 1", "humanhand=Opt|Id:1"],
  ["humanmanapool= U  U 3 blue", "humanmanapool=U U C C C U"],
  ["[State]\nhumanhand=Opt", "[State]\nhumanhand=Opt"],
  ["activephase=END", "activephase=END_OF_TURN"],
  ["HumanCardsInPlay=Opt", "humanplay=Opt"],
  ["p0 hand=Opt\np10life=5", "p0hand=Opt\np1life=5"],
  ["humanplay=Opt|AttachedT:o5", "humanplay=Opt|AttachedT:o5"],
  ["[metadata]\nTurn:s:1", "[metadata]\nTurn:s:1"],
  ["humanspeedd=x", "humanspeedd=x"],
  [
    "humanplay=Opt|Counters:REPR=1,DEF=2",
    "humanplay=Opt|Counters:REPR=1,DEF=2",
  ],
  ["humanhnd=Opt", "humanhand=Opt"],
  ["aihand=Teferi’s Protection|Tapped", "aihand=Teferi's Protection|Tapped"],
  ["aihand=\u00a0Opt\u00a0;Lava\u00a0Axe", "aihand=Opt;Lava Axe"],
  ["aiplay=2x Forest|Tapped", "aiplay=Forest|Tapped;Forest|Tapped"],
  ["aihand=Opt # a cantrip;Shock", "aihand=Opt;Shock"],
  ["aiplay=Mountain,Mountain|Tapped", "aiplay=Mountain;Mountain|Tapped"],
  ["aiplay=Mountain, Forest", "aiplay=Mountain;Forest"],
  ["aiplay=Opt|Counters:+1/+1:2", "aiplay=Opt|Counters:+1/+1=2"],
  ["aimanapool={G}{G} {U}", "aimanapool=G G U"],
  [
    "aiplay=t:Soldier 1/1",
    "aiplay=t:Soldier,P:1,T:1,Cost:0,Types:Creature-Soldier,Keywords:",
  ],
  ["[metadata]\nGoal:Win this turn", "[metadata]\nGoal:Win"],
  ["aispeed=2 # fast", "aispeed=2"],
  ["humanhand=Opt|Sparkly", "humanhand=Opt|Sparkly"],
];

for (const [slip, mended] of rows) {
  Deno.test(`fixPuzzle() turns ${JSON.stringify(slip)} into ${JSON.stringify(mended)}`, () => {
    const { text, repairs } = fixPuzzle(frame(slip));
    strictEqual(text, frame(mended));
    strictEqual(repairs.length > 0, slip !== mended);
    strictEqual(repairs.every(({ suggestion }) => suggestion), true);
  });
}

Deno.test("fixPuzzle() drops a byte order mark", () => {
  const { text, repairs } = fixPuzzle(`\uFEFF${frame("")}`);
  strictEqual(text, frame(""));
  deepStrictEqual(repairs.map(({ code }) => code), ["bom"]);
});

Deno.test("puzzleTemplate() gives a puzzle without any problem", () => {
  for (const name of ["Mine", "", "$& and\nmore"]) {
    const puzzle = parsePuzzle(puzzleTemplate(name));
    ok(puzzle.ok);
    deepStrictEqual([...puzzle.warnings, ...puzzle.lint], []);
  }
});

testCorpus(
  "fixPuzzle() settles at once on puzzles of Forge",
  corpusPuzzles(),
  (all) => {
    assertAll(all, ({ text }) => {
      const { text: fixed } = fixPuzzle(text);
      deepStrictEqual(fixPuzzle(fixed), { text: fixed, repairs: [] });
    }, ({ name }) => name);
  },
);

function errorsIn(text: string): number {
  const result = parsePuzzle(text);
  return [
    ...(result.ok ? [] : result.errors),
    ...result.warnings,
    ...result.lint,
  ].filter(({ severity }) => severity === "error").length;
}

/** Fails unless a repair ends, does no harm, and touches only what is wrong. */
function assertRepaired(text: string): void {
  const { text: repaired, repairs } = fixPuzzle(text);
  strictEqual(fixPuzzle(repaired).text, repaired);
  ok(errorsIn(repaired) <= errorsIn(text));
  if (repairs.length === 0) return strictEqual(repaired, text);
  const lines = new Set(repairs.map(({ line }) => line));
  const before = text.replace("\uFEFF", "").split(/\r\n|\n|\r/);
  const after = repaired.split(/\r\n|\n|\r/);
  before.forEach((each, index) => {
    if (!lines.has(index + 1)) strictEqual(after[index], each);
  });
  const crashes = (each: string) => readForge(each).crashes.length;
  ok(crashes(repaired) <= crashes(text));
}

Deno.test("fixPuzzle() makes no file with slips worse", () => {
  fc.assert(fc.property(file, assertRepaired), { numRuns: 400 });
});

testCorpus(
  "fixPuzzle() makes no puzzle of Forge worse",
  corpusPuzzles(),
  (all) => {
    assertAll(all, ({ text }) => assertRepaired(text), ({ name }) => name);
  },
);
