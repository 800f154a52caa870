import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { fixPuzzle, parsePuzzle, puzzleTemplate } from "../../pzl/mod.ts";
import { assertAll, testCorpus } from "../corpus.ts";
import { corpusPuzzles } from "./corpus.ts";
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
  ["[State]\nactivephase=END", "[state]\nactivephase=END_OF_TURN"],
  ["humanhnd=Opt", "humanhand=Opt"],
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
