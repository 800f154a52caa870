import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parsePuzzle, puzzleFromDump, writePuzzle } from "../../pzl/mod.ts";

/** A game as Forge dumps it: no sections, sets and art, zeros. */
const DUMP = `turn=7
activeplayer=p0
activephase=MAIN1
p0life=3
p0landsplayed=0
p0landsplayedlastturn=0
p0numringtemptedyou=0
p0speed=0
p0battlefield=Island|Set:M21|Art:2;t:Treasure,P:0,T:0,Cost:no cost,Types:Artifact-Treasure,Keywords:,Image:c_a_treasure_sac|Set:M21|IsToken;t:Soldier,P:1,T:1,Cost:no cost,Color:W,Types:Creature-Soldier,Keywords:,Image:w_1_1_soldier|IsToken
p0hand=Opt|Set:XLN|Art:1
p1life=20
p1battlefield=Bear|Set:M10|Id:31|Tapped
`;

Deno.test("puzzleFromDump() adds metadata and drops sets, zeros and token marks", () => {
  const dump = puzzleFromDump(DUMP, { metadata: { name: "Mine" } });
  ok(dump.ok);
  strictEqual(
    writePuzzle(dump.puzzle),
    `[metadata]
Name:Mine
Goal:Win
Turns:7
Difficulty:Common
Description:Win this turn.
[state]
turn=7
activeplayer=p0
activephase=MAIN1
p0life=3
p0hand=Opt
p0battlefield=Island|NoETBTrigs;T:c_a_treasure_sac;t:Soldier,P:1,T:1,Cost:no cost,Color:W,Types:Creature-Soldier,Keywords:,Image:w_1_1_soldier
p1life=20
p1battlefield=Bear|Id:31|Tapped|NoETBTrigs
`,
  );
});

Deno.test("puzzleFromDump() keeps sets if asked to", () => {
  const dump = puzzleFromDump(DUMP, { keepSets: true });
  ok(dump.ok);
  deepStrictEqual(dump.puzzle.state.players.human.hand, [
    { kind: "card", name: "Opt", set: "XLN", art: 1 },
  ]);
});

Deno.test("puzzleFromDump() keeps the metadata of a dump that has some", () => {
  const dump = puzzleFromDump(
    `[metadata]\nName:Theirs\nGoal:Survive\nTurns:9\n[state]\n${DUMP}`,
  );
  ok(dump.ok);
  const { name, goal, turns } = dump.puzzle.metadata;
  deepStrictEqual([name, goal, turns], ["Theirs", "Survive", 9]);
});

Deno.test("puzzleFromDump() says what a dump loses", () => {
  const dump = puzzleFromDump(
    `${DUMP}p1graveyard=Pithing Needle|NamedCard:Jace, the Mind Sculptor\n` +
      "p1exile=t:Ooze,P:1,T:1,Color:WUB,Types:Creature,Keywords:\n" +
      "p0battlefield=Elf|Owner:P1;Cat|FaceDown:Cloaked\n",
  );
  ok(dump.ok);
  deepStrictEqual(dump.losses, [
    "A dump has no stack: write spells on it as `putonstack=` or `precast=`",
    "A dump has no effects: add what lasts until end of turn, animates a land or makes a copy as `precast=`",
    "Elf: the dump does not say what gave its controller control of it",
    "Cat: Forge cannot read back that it was manifested or cloaked, only that it is face down",
    'Pithing Needle: the named card "Jace, the Mind Sculptor" has a comma, ' +
    "which a puzzle cannot say",
    '1/1 Ooze token: Forge reads its colors "WUB" back as colorless',
  ]);
});

const FOUR =
  `${DUMP}p2life=5\np2hand=Opt|Owner:P3\np3life=1\nactiveplayer=p3\n`;

Deno.test("parsePuzzle() reads a game of four in the dump profile", () => {
  const dump = parsePuzzle(FOUR, { profile: "dump" });
  ok(dump.ok);
  strictEqual(dump.state.activePlayer, "p3");
  deepStrictEqual(Object.keys(dump.state.others ?? {}), ["p2", "p3"]);
  deepStrictEqual(dump.state.others?.p2?.hand, [
    { kind: "card", name: "Opt", owner: "p3" },
  ]);
  deepStrictEqual(
    dump.warnings.map(({ code }) => code),
    ["duplicate-key"],
  );
});

for (const more of [FOUR, `${DUMP} p3life=1\n`]) {
  Deno.test(`a game with ${JSON.stringify(more.slice(DUMP.length))} is no puzzle`, () => {
    const dump = puzzleFromDump(more);
    deepStrictEqual(
      dump.ok ? [] : dump.errors.map(({ code, line }) => [code, line]),
      [["unsupported-player", 13]],
    );
    strictEqual(parsePuzzle(more).ok, false);
  });
}

/** Tokens as today's Forge dumps them, and as a puzzle has them. */
const tokens: readonly (readonly [string, string])[] = [
  [
    "t:Treasure Token,P:0,T:0,Types:Artifact-Treasure,Keywords:,Image:c_a_treasure_sac|2X2|22|1|Tapped",
    "T:c_a_treasure_sac|Tapped",
  ],
  [
    "t:Everywhere,P:0,T:0,Types:Land,Keywords:,Image:everywhere|DSK|16|1",
    "T:everywhere",
  ],
  [
    "t:Cat,P:1,T:1,Types:Creature-Cat,Keywords:,Image:w_1_1_cat_lifelink|STX|3|1",
    "T:w_1_1_cat_lifelink",
  ],
  [
    "t:Ooze,P:3,T:3,Types:Creature-Ooze,Keywords:,Image:g_x_x_ooze|ISD|3|1|Id:4",
    "t:Ooze,P:3,T:3,Cost:0,Types:Creature-Ooze,Keywords:,Image:g_x_x_ooze|Id:4",
  ],
];

for (const [dumped, written] of tokens) {
  Deno.test(`puzzleFromDump() turns ${dumped} into ${written}`, () => {
    const dump = puzzleFromDump(
      "turn=1\nactiveplayer=p0\nactivephase=MAIN1\np0life=1\np1life=1\n" +
        `p0battlefield=Opt;${dumped}\n`,
    );
    ok(dump.ok);
    deepStrictEqual(dump.warnings, []);
    const line = writePuzzle(dump.puzzle).match(/^p0battlefield=(.*)$/m)?.[1];
    strictEqual(line, `Opt|NoETBTrigs;${written}`);
  });
}
