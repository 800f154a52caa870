import { deepStrictEqual } from "node:assert/strict";
import { parsePuzzle, puzzleStats, scriptReferences } from "../../pzl/mod.ts";
import { frame } from "./frame.ts";

Deno.test("puzzleStats() counts in all and by puzzle, the most frequent first", () => {
  const texts = [
    frame("p0hand=Opt|Tapped;Opt|Tapped|KLD;Elf|Counters:P1P1=1,AGE=2"),
    frame("p1library=Opt|Id:1\n[metadata]\nGoal:Survive\nDifficulty:"),
  ];
  const puzzles = texts.map((text) => parsePuzzle(text));
  deepStrictEqual(puzzleStats(puzzles.filter((puzzle) => puzzle.ok)), {
    puzzles: 2,
    cards: 4,
    goals: [
      { name: "Survive", count: 1, puzzles: 1 },
      { name: "Win", count: 1, puzzles: 1 },
    ],
    difficulties: [
      { name: "(none)", count: 1, puzzles: 1 },
      { name: "Easy", count: 1, puzzles: 1 },
    ],
    zones: [
      { name: "hand", count: 3, puzzles: 1 },
      { name: "library", count: 1, puzzles: 1 },
    ],
    modifiers: [
      { name: "Tapped", count: 2, puzzles: 1 },
      { name: "(unknown)", count: 1, puzzles: 1 },
      { name: "Counters", count: 1, puzzles: 1 },
      { name: "Id", count: 1, puzzles: 1 },
    ],
    counters: [
      { name: "AGE", count: 1, puzzles: 1 },
      { name: "P1P1", count: 1, puzzles: 1 },
    ],
  });
});

Deno.test("scriptReferences() names the card whose script a puzzle runs", () => {
  const puzzle = parsePuzzle(frame(
    "aiprecast=Opt:TrigDraw->ai;7:X;7:X;Opt:0;Opt\n" +
      "aiplay=T:c_cat|Id:7;t:Cat,Types:,Keywords:|ExecuteScript:Y;Elf|ExecuteScript:Z",
  ));
  deepStrictEqual(puzzle.ok && scriptReferences(puzzle), [
    { card: "Elf", variable: "Z" },
    { card: "Opt", variable: "TrigDraw" },
    { card: "T:c_cat", variable: "X" },
  ]);
});
