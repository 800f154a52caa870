import { match, ok } from "node:assert/strict";
import { parsePuzzle } from "../../pzl/mod.ts";
import { frame } from "./frame.ts";

/** Lines, and what Forge does about them according to the message. */
const rows: readonly (readonly [string, RegExp])[] = [
  ["aimanapool=3", /"3".*Forge gives 3 colorless mana for it$/],
  ["aimanapool=X", /"X".*Forge gives one colorless mana for it$/],
  ["aimanapool=blue", /"blue".*Forge reads it as U$/],
  ["aimanapool=WU", /one mana for it, which is W and U at once$/],
  ["aimanapool=all", /which is W and U and B and R and G at once$/],
  ["aimanapool=WW", /"WW".*Forge reads it as W$/],
  ["aimanapool= U  U", /Forge adds 2 colorless mana$/],
  ["aimanapool=U\tU", /between two symbols.*Forge takes them for one$/],
  ["aihand=A|SummonSickness", /Forge reads it as "SummonSick"$/],
  ["aihand=A|UnlockedRoom:Attic", /Forge crashes$/],
  ["aiprecast=A:KW#Kicker", /"Kicker".*Forge crashes$/],
  ["aiprecast=A:", /is empty: Forge casts the card's first spell$/],
  ["aiprecast=A:->ai", /a script without a name and does nothing$/],
  ["[metadata]\nGoal", /Forge fails to load the whole list of puzzles$/],
  ["aihand=A;|", /^Entry without a card: Forge crashes$/],
  ["activephase=none", /Forge would start in whatever phase the game is in/],
  ["aihand=A|Counters:any=1", /Forge takes it for "any counter"/],
  ["aicounters=RAD=1", /Forge crashes$/],
  ["turn=2", /Forge never ends the puzzle/],
  ["[metadata]\nAIName:Bo", /every released one ignores it$/],
  ["aiplay=A|AttachedTo:9", /No card has the id 9: Forge crashes$/],
  ["aiplay=A|RememberedCards:9", /Forge remembers an empty entry$/],
  ["aihand=A|FaceDown:Cloaked:Manifested", /only at how it ends$/],
  [
    "aiprecast=A->9",
    /No card has the id 9: Forge runs .* without this target$/,
  ],
  ["aiprecast=9:X", /does not find the card and runs no script for it$/],
  ["aiprecast=A|M21->ai", /takes what follows the bar for a set/],
  ["aihand=A|NamedCard:B, C", /^The comma in .* separates two names/],
  ["aihand=A|Owner:Px", /^Cannot read .* Forge takes the human player$/],
  ["aihand=A|Owner:P7", /^Cannot read .* Forge crashes$/],
  ["aihand=A|UnlockedRoom:All", /is not known: Forge ignores it$/],
  ["[metadata]\nGoal:", /^No value for "Goal": Forge treats it like "Win"$/],
];

for (const [lines, message] of rows) {
  Deno.test(`${JSON.stringify(lines)} is told as ${message}`, () => {
    const result = parsePuzzle(frame(lines));
    const errors = result.ok ? [] : result.errors;
    const all = [...errors, ...result.warnings, ...result.lint]
      .map(({ message }) => message);
    ok(all.some((each) => message.test(each)), all.join("\n"));
    for (const each of all) match(each, /^[A-Z].*[^.]$/);
  });
}
