import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { formatPuzzle, parsePuzzle } from "../../pzl/mod.ts";
import { assertAll, testCorpus } from "../corpus.ts";
import { corpusPuzzles, samplePuzzles } from "./corpus.ts";

const rows: readonly (readonly [written: string, tidy: string])[] = [
  ["[ STATE ]\nTurn : +4", "[state]\nTurn=4\n"],
  ["[state]\n\n\n  # why\n\nturn=1\n\n", "[state]\n\n# why\n\nturn=1\n"],
  ["[metadata]\r\nname= A = B \r\n", "[metadata]\nname:A = B\n"],
  [
    "[metadata]\nGoal:WIN\nDifficulty:very hard",
    "[metadata]\nGoal:Win\nDifficulty:Very Hard\n",
  ],
  [
    "[metadata]\nHumanControl: TRUE\nHumanControl:maybe",
    "[metadata]\nHumanControl:true\nHumanControl:maybe\n",
  ],
  [
    "[state]\nActivePlayer=Human\nactivephase=end",
    "[state]\nActivePlayer=human\nactivephase=END_OF_TURN\n",
  ],
  [
    "[state]\nHumanHand=Opt ; Shock | tapped;;",
    "[state]\nHumanHand=Opt;Shock|Tapped\n",
  ],
  ["[state]\nHumanHand= Opt|Id:x ;;", "[state]\nHumanHand=Opt|Id:x ;;\n"],
  ["[state]\nhumanmanapool=W  U", "[state]\nhumanmanapool=W U\n"],
  [
    "[state]\naiprecast=Opt ; Shock -> AI",
    "[state]\naiprecast=Opt;Shock->ai\n",
  ],
  ["[state]\np0counters=poison = 3", "[state]\np0counters=POISON=3\n"],
  [
    "[state]\n two words\n|Set:A\nfoo : bar",
    "[state]\ntwo words\n|Set:A\nfoo=bar\n",
  ],
  ["before\n[Notes]\n a  =  b ", "before\n[Notes]\na  =  b\n"],
  ["\n\uFEFFx", "\n\uFEFFx\n"],
  ["", ""],
];

for (const [written, tidy] of rows) {
  Deno.test(`formatPuzzle() tidies ${JSON.stringify(written)}`, () => {
    strictEqual(formatPuzzle(written), tidy);
    strictEqual(formatPuzzle(tidy), tidy);
  });
}

function modelOf(text: string): unknown {
  const { warnings: _, lint: __, ...model } = { lint: 0, ...parsePuzzle(text) };
  return model;
}

Deno.test("formatPuzzle() leaves the sample puzzles as they are", () => {
  for (const text of samplePuzzles()) strictEqual(formatPuzzle(text), text);
});

testCorpus(
  "formatPuzzle() changes no puzzle of Forge and loses no comment",
  corpusPuzzles(),
  (all) => {
    assertAll(all, ({ text }) => {
      const tidy = formatPuzzle(text);
      deepStrictEqual(modelOf(tidy), modelOf(text));
      deepStrictEqual(tidy.match(/^#.*/gm), text.match(/^#.*(?<! )/gm));
      strictEqual(formatPuzzle(tidy), tidy);
    }, ({ name }) => name);
  },
);
