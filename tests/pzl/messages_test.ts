import { match, ok } from "node:assert/strict";
import { parsePuzzle } from "../../pzl/mod.ts";
import { frame } from "./frame.ts";

/** Lines, and what Forge does about them according to the message. */
const rows: readonly (readonly [string, RegExp])[] = [
  ["aimanapool=3", /"3".*Forge gives 3 colorless mana for it$/],
  ["aimanapool=X", /"X".*Forge gives one colorless mana for it$/],
  ["aimanapool=blue", /"blue".*Forge reads it as U$/],
  ["aimanapool=WU", /one mana for it, which is both W and U$/],
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
  ["[metadata]\nAIName:Bo", /in newer versions of Forge: others ignore it$/],
  ["aiplay=A|AttachedTo:9", /No card has the id 9: Forge crashes$/],
  ["aiplay=A|RememberedCards:9", /Forge remembers an empty entry$/],
  ["aihand=A|FaceDown:Cloaked:Manifested", /only at how it ends$/],
];

for (const [lines, message] of rows) {
  Deno.test(`${JSON.stringify(lines)} is told as ${message}`, () => {
    const result = parsePuzzle(frame(lines));
    const found = result.ok ? result.lint : result.errors;
    const all = [...result.warnings, ...found].map(({ message }) => message);
    ok(all.some((each) => message.test(each)), all.join("\n"));
    for (const each of all) match(each, /^[A-Z].*[^.]$/);
  });
}
