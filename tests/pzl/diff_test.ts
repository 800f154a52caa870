import { deepStrictEqual, throws } from "node:assert/strict";
import {
  changeWords,
  diffPuzzles,
  type ParsedPuzzle,
  parsePuzzle,
  writePuzzle,
} from "../../pzl/mod.ts";
import { assertAll, testCorpus } from "../corpus.ts";
import { corpusPuzzles } from "./corpus.ts";
import { frame } from "./frame.ts";

function read(text: string): ParsedPuzzle {
  const result = parsePuzzle(text);
  if (!result.ok) throw new Error(result.errors[0]?.message);
  return result;
}

/** Lines of a state before and after, and what is said about them. */
const rows: readonly (readonly [string, string, readonly string[]])[] = [
  ["p0hand=Opt", "HumanHand=Opt;", []],
  ["p0life=3", "p0life=1", ["Your life: 3 → 1"]],
  ["aispeed=1", "", ["The opponent's speed: 1 → 0"]],
  ["turn=2", "turn=3", ["Turn: 2 → 3"]],
  ["activephase=MAIN1", "activephase=MAIN2", ["Active phase: MAIN1 → MAIN2"]],
  ["[metadata]\nGoal:Win", "[metadata]\nGoal:Survive", ["Goal: Win → Survive"]],
  ["", "[metadata]\nURL:example.com", ["URL: none → example.com"]],
  ["", "p0play=Bear", ["Bear appeared on your battlefield"]],
  ["p0manapool=U", "p0manapool=U R", ["Your mana pool: U → U, R"]],
  ["p0hand=Opt", "p1exile=Opt", [
    "Opt moved from your hand to the opponent's exile",
  ]],
  ["p0hand=Bear;Bear", "p0play=Bear|Tapped;Bear|Tapped", [
    "2× Bear moved from your hand to your battlefield: now tapped",
  ]],
  ["p0play=Bear|Tapped|Damage:1", "p0play=Bear|Damage:2", [
    "Bear on your battlefield: no longer tapped, damage: 1 → 2",
  ]],
  ["p0play=Bear", "p0play=Bear|Damage:2", [
    "Bear on your battlefield: damage: none → 2",
  ]],
  ["p0play=Bear|Damage:2", "p0play=Bear", [
    "Bear on your battlefield: damage: 2 → none",
  ]],
  ["p0hand=Opt", "p0hand=Opt;Shock;Shock", [
    "2× Shock appeared in your hand",
  ]],
  ["p1command=Opt", "", ["Opt is gone from the opponent's command zone"]],
  ["p0library=A;B", "p0library=B;A", ["Different order in your library"]],
  [
    "p0play=Bear|Id:1;Rancor|AttachedTo:1",
    "p0play=Bear|Id:7;Rancor|AttachedTo:7",
    [],
  ],
  [
    "p0play=Bear|Id:1;Ogre|Id:2;Rancor|AttachedTo:1",
    "p0play=Bear|Id:1;Ogre|Id:2;Rancor|AttachedTo:2",
    ["Rancor on your battlefield: attached to: Bear → Ogre"],
  ],
  [
    "p0play=t:Cat,P:1,T:1,Types:Creature,Keywords:",
    "p0play=t:Cat,P:2,T:1,Types:Creature,Keywords:",
    ["Cat on your battlefield: power: 1 → 2"],
  ],
  ["p0precast=Opt", "p0precast=Shock->ai", [
    "Your precast: Opt → Shock at the opponent",
  ]],
  ["p0precast=Opt", "p0precast=Opt:CustomScript:DB$ Draw->1\np0play=A|Id:1", [
    "Your precast: Opt → Opt runs “DB$ Draw” at card 1",
    "A appeared on your battlefield",
  ]],
  ["p0play=A|Id:1;X|AttachedTo:1;B", "p0play=A;B|Tapped|Id:1;X|AttachedTo:1", [
    "X on your battlefield: attached to: A → B (Tapped)",
    "B on your battlefield: now tapped",
  ]],
  ["[assertions]\nturn le 2\ngame won", "[assertions]\nturn le 3", [
    "Sections: [assertions], turn le 2; game won → [assertions], turn le 3",
  ]],
];

for (const [before, after, words] of rows) {
  Deno.test(`diffPuzzles() of ${JSON.stringify([before, after])}`, () => {
    const changes = diffPuzzles(read(frame(before)), read(frame(after)));
    deepStrictEqual(changes.map(changeWords), words);
  });
}

testCorpus(
  "a puzzle of Forge is not different from its canonical text",
  corpusPuzzles(),
  (all) => {
    assertAll(all, ({ text }) => {
      const puzzle = read(text);
      deepStrictEqual(diffPuzzles(puzzle, read(writePuzzle(puzzle))), []);
    }, ({ name }) => name);
  },
);

testCorpus(
  "neighboring puzzles of Forge are different",
  corpusPuzzles(),
  (all) => {
    assertAll(
      all.slice(1).map((each, index) => [each, all[index]!]),
      ([a, b]) => {
        if (!a || !b || a.canonical === b.canonical) return;
        const changes = diffPuzzles(read(a.text), read(b.text));
        deepStrictEqual(changes.length > 0, true);
        changes.forEach(changeWords);
      },
      ([a]) => a?.name ?? "",
    );
  },
);

Deno.test("diffPuzzles() names the argument that it cannot use", () => {
  const puzzle = read(frame("turn=2"));
  // What callers without types can pass.
  const text = "turn=2" as unknown as ParsedPuzzle;
  throws(() => diffPuzzles(text, puzzle), /"before"/);
  throws(() => diffPuzzles(puzzle, text), /"after"/);
});
