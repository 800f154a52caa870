import { corpusNames, corpusText } from "../tests/corpus.ts";
import { SAMPLE_PUZZLES } from "../tests/pzl/corpus.ts";

/** Puzzles of the corpus beside the repository, or else the sample puzzles. */
export function puzzleTexts(): readonly string[] {
  return corpusNames("pzl/files")?.toSorted()
    .map((name) => corpusText(`pzl/files/${name}`) ?? "") ?? SAMPLE_PUZZLES;
}

/** A puzzle with a library of so many cards. */
export function puzzleOf(cards: number): string {
  const library = Array.from({ length: cards }, (_, index) => card(index));
  return "[metadata]\nName:Large\nGoal:Win\nTurns:1\nDifficulty:Easy\n" +
    "[state]\nturn=1\nactiveplayer=human\nactivephase=MAIN1\n" +
    `humanlife=20\nailife=20\nhumanlibrary=${library.join(";")}\n`;
}

/** A puzzle of about so many bytes. */
export function puzzleOfBytes(bytes: number): string {
  const sample = 1000;
  return puzzleOf(Math.round(bytes / (puzzleOf(sample).length / sample)));
}

/** A quarter of the cards carries modifiers, as in the puzzles of Forge. */
function card(index: number): string {
  switch (index % 8) {
    case 0:
      return "Grizzly Bears|Set:M10|Tapped";
    case 4:
      return "Serra Angel|Counters:P1P1=2|NoETBTrigs";
    default:
      return index % 2 === 0 ? "Lightning Bolt" : "Mountain";
  }
}
