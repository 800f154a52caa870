import { strictEqual, throws } from "node:assert/strict";
import {
  parsePuzzle,
  type PuzzleCard as Card,
  type PuzzleFile,
  writePuzzle,
} from "../../pzl/mod.ts";
import { frame } from "./frame.ts";
import { SAMPLE_PUZZLES } from "./corpus.ts";

/** A puzzle with a card built by hand. */
function withCard(card: Card): PuzzleFile {
  const puzzle = parsePuzzle(frame(""));
  if (!puzzle.ok) throw new Error(puzzle.errors[0]?.message);
  const { human, ai } = puzzle.state.players;
  const players = { human: { ...human, hand: [card] }, ai };
  return { ...puzzle, state: { ...puzzle.state, players } };
}

const unwritable: readonly Card[] = [
  { kind: "card", name: "Opt;Shock" },
  { kind: "card", name: "Opt|Tapped" },
  { kind: "card", name: "Opt\nShock" },
  { kind: "card", name: " Opt" },
  { kind: "card", name: "" },
  { kind: "card", name: "t:Cat" },
  { kind: "card", name: "Opt", set: "A|B" },
  { kind: "card", name: "Opt", damage: 1.5 },
  { kind: "card", name: "Opt", damage: 2 ** 31 },
  { kind: "card", name: "Opt", namedCards: ["Dovin, Hand of Control"] },
  { kind: "card", name: "Opt", chosenColors: [] },
  { kind: "card", name: "Opt", cloaked: true },
  {
    kind: "inlineToken",
    name: "Cat",
    token: {
      power: 1,
      toughness: 1,
      cost: "0",
      types: ["Half-Elf"],
      keywords: [],
    },
  },
];

for (const card of unwritable) {
  Deno.test(`writePuzzle() refuses ${JSON.stringify(card)}`, () => {
    throws(() => writePuzzle(withCard(card)), RangeError);
  });
}

Deno.test("writePuzzle() says where the text is that cannot be written", () => {
  const puzzle = withCard({ kind: "card", name: "Opt", set: "A|B" });
  throws(() => writePuzzle(puzzle), {
    message: 'Cannot write the puzzle: "state.players.human.hand[0].set" ' +
      "would be read back as something else",
  });
});

Deno.test("writePuzzle() keeps the order of names that look like numbers", () => {
  const text = frame("abilityx=A\nability2=B\nability1=C\np0counters=Z=1,3=1");
  const puzzle = parsePuzzle(text);
  const written = puzzle.ok ? writePuzzle(puzzle) : "";
  strictEqual(
    written.match(/^ability.*$/gm)?.join(),
    "abilityx=A,ability2=B,ability1=C",
  );
  strictEqual(written.match(/^p0counters=(.*)$/m)?.[1], "Z=1,3=1");
});

Deno.test("writePuzzle() writes what is unknown after what is known", () => {
  const text = frame(
    "FutureKey=a=b\n[Notes]\n# gone\n free text \n[metadata]\nAuthor: me",
  );
  const puzzle = parsePuzzle(text);
  strictEqual(
    puzzle.ok && writePuzzle(puzzle),
    "[metadata]\nName:T\nGoal:Win\nTurns:1\nDifficulty:Easy\nAuthor:me\n" +
      "[state]\nturn=1\nactiveplayer=p0\nactivephase=MAIN1\np0life=20\np1life=20\n" +
      "FutureKey=a=b\n[Notes]\nfree text\n",
  );
});

Deno.test("writePuzzle() and parsePuzzle() are inverse on the sample puzzles", () => {
  for (const text of SAMPLE_PUZZLES) {
    const puzzle = parsePuzzle(text);
    const written = puzzle.ok ? writePuzzle(puzzle) : "";
    const back = parsePuzzle(written);
    strictEqual(back.ok && writePuzzle(back), written);
  }
});
