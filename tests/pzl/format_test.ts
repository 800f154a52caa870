import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { formatPuzzle, parsePuzzle } from "../../pzl/mod.ts";
import { assertAll, testCorpus } from "../corpus.ts";
import { corpusPuzzles, SAMPLE_PUZZLES } from "./corpus.ts";

/** Lines, and what becomes of them; what has a warning stays as it is. */
const rows: readonly (readonly [written: string, tidy: string])[] = [
  ["[ STATE ]\nTurn : +4", "[ STATE ]\nTurn : +4\n"],
  [" [state]\n Turn=+4 ", "[state]\nTurn=4\n"],
  ["[state]\n\n\n  # why\n\nturn=1\n\n", "[state]\n\n# why\n\nturn=1\n"],
  [
    "[metadata]\r\nName: A = B \r\n\r\n\r\nGoal:Win",
    "[metadata]\r\nName:A = B\r\n\r\nGoal:Win\r\n",
  ],
  ["[metadata]\rName: A\rGoal:Win", "[metadata]\rName:A\rGoal:Win\r"],
  ["[metadata]\r\nname= A = B \r\n", "[metadata]\r\nname= A = B \r\n"],
  ["\uFEFF[metadata]\n\n\nName: A", "\uFEFF[metadata]\n\nName:A\n"],
  [
    "[metadata]\nGoal:WIN\nDifficulty:very hard",
    "[metadata]\nGoal:WIN\nDifficulty:very hard\n",
  ],
  [
    "[metadata]\nHumanControl: TRUE\n[metadata]",
    "[metadata]\nHumanControl:true\n[metadata]\n",
  ],
  [
    "[state]\nActivePlayer=Human\nactivephase=end of turn",
    "[state]\nActivePlayer=human\nactivephase=END_OF_TURN\n",
  ],
  ["[state]\nactivephase= end", "[state]\nactivephase= end\n"],
  [
    "[state]\nHumanHand= Opt ; Shock | tapped;Ponder|Damage:+2|Tapped ;;",
    "[state]\nHumanHand=Opt; Shock | tapped;Ponder|Damage:2|Tapped\n",
  ],
  ["[state]\nHumanHand= Opt|Id:x ;;", "[state]\nHumanHand= Opt|Id:x ;\n"],
  [
    "[state]\nHumanHand=Opt|Set:A|Set:B;;Shock|",
    "[state]\nHumanHand=Opt|Set:A|Set:B;;Shock|\n",
  ],
  [
    "[state]\nHumanHand=A|FaceDown:Cloaked:Manifested;B|Counters:REPR=2; C",
    "[state]\nHumanHand=A|FaceDown:Cloaked:Manifested;B|Counters:REPR=2;C\n",
  ],
  [
    "[state]\nHumanHand=A|NamedCard:Jace, the Mind Sculptor",
    "[state]\nHumanHand=A|NamedCard:Jace, the Mind Sculptor\n",
  ],
  [
    "[state]\nHumanHand=t:Blob,P:2,Types:Creature,Keywords: ; B|Counters:p1p1=2",
    "[state]\nHumanHand=t:Blob,P:2,Types:Creature,Keywords:;B|Counters:P1P1=2\n",
  ],
  ["[state]\nhumanmanapool=W  U", "[state]\nhumanmanapool=W  U\n"],
  ["[state]\nhumanmanapool= W U", "[state]\nhumanmanapool= W U\n"],
  [
    "[state]\naiprecast=Opt ; Shock -> AI ;Foo:->ai;",
    "[state]\naiprecast=Opt ;Shock -> AI;Foo:->ai\n",
  ],
  ["[state]\np0counters=poison = 3", "[state]\np0counters=poison = 3\n"],
  ["[state]\np0counters=poison=+3,", "[state]\np0counters=POISON=3\n"],
  [
    "[state]\n two words\n|Set:A\nfoo : bar",
    "[state]\n two words\n|Set:A\nfoo : bar\n",
  ],
  ["before\n[Notes]\n a  =  b ", "before\n[Notes]\n a  =  b \n"],
  ["\n\uFEFFx", "\n\uFEFFx\n"],
  // As bytes, these look like a byte order mark at first, and at last.
  ["\uFF61\n[state]", "\uFF61\n[state]\n"],
  ["\u103F\n[state]", "\u103F\n[state]\n"],
  ["", ""],
];

for (const [written, tidy] of rows) {
  Deno.test(`formatPuzzle() tidies ${JSON.stringify(written)}`, () => {
    strictEqual(formatPuzzle(written), tidy);
    strictEqual(formatPuzzle(tidy), tidy);
    const bytes = new TextEncoder().encode(written);
    strictEqual(formatPuzzle(bytes), tidy);
  });
}

function modelOf(text: string): unknown {
  const { warnings: _, lint: __, ...model } = parsePuzzle(text);
  return model;
}

Deno.test("formatPuzzle() leaves the sample puzzles as they are", () => {
  for (const text of SAMPLE_PUZZLES) strictEqual(formatPuzzle(text), text);
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
