import { boardHtml, boardOf, boardSvg, parsePuzzle } from "../../pzl/mod.ts";
import { frame } from "../pzl/frame.ts";

/** A puzzle whose pictures are files: `crowded.svg`, `crowded.html`. */
export interface PicturedBoard {
  readonly name: string;
  readonly text: string;
}

/** Boards that use every part of a picture, and every break of its lines. */
export const BOARDS: readonly PicturedBoard[] = [
  { name: "nearly_empty", text: frame("p0life=3") },
  {
    name: "crowded",
    text: frame([
      "turn=3",
      "p0life=7",
      "p0counters=POISON=2,ENERGY=4",
      "p0manapool=R R G",
      "p0play=Island;Island|Tapped;Island;Forest|Tapped;Forest|Tapped;" +
      "Bear|Id:1|Counters:P1P1=2,LORE=1;Ogre|Tapped|Damage:2;" +
      "t:Goblin,P:1,T:1,Types:Creature-Goblin;" +
      "t:Goblin,P:1,T:1,Types:Creature-Goblin;" +
      "A Creature With a Name That Is So Far Too Long for a Single Line;" +
      "Wall of Stones;Wall of Ice|Tapped;Wall of Ice",
      "p0hand=Fling;Fling;Opt & <Ice>",
      "p0graveyard=Opt;Bolt;Growth",
      "p0precast=Giant Growth->1",
      "p1life=12",
      "p1play=Pacifism|AttachedTo:1;Angel|Id:2|SummonSick;Mask|AttachedTo:2",
      "p1exile=Adept|FaceDown",
      "p1library=Swamp;Swamp",
    ].join("\n")),
  },
  {
    name: "cursed",
    text: frame("p0play=Curse of Thirst|EnchantingPlayer:AI")
      .replace("ailife=20\n", "")
      .replace(
        "Goal:Win\n",
        "Goal:Win\nDescription:Your opponent is cursed, but nobody remembers " +
          "how much life is left, so it will take all of these words to say " +
          "that.\\nWin, but take your time, since there is a second line to read " +
          "before you do; it only begins where the first one is full up.\n",
      ),
  },
];

/** How pictures of a board are made, by the extension of their files. */
export const PICTURES: Readonly<Record<string, (text: string) => string>> = {
  svg: (text) => boardSvg(boardIn(text)),
  html: (text) => boardHtml(boardIn(text)),
};

function boardIn(text: string): ReturnType<typeof boardOf> {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.errors[0]?.message);
  return boardOf(puzzle);
}
