import { parseAbility, print } from "../lorcana/mod.ts";
import { parsePuzzle } from "../pzl/mod.ts";
import { lorcanaTexts } from "./lorcana_fixtures.ts";
import { naiveParse } from "./lorcana_naive.ts";
import { each, type Job } from "./measure.ts";
import { puzzleTexts } from "./pzl_fixtures.ts";
import { splitPuzzle } from "./pzl_naive.ts";

const BATCH = 25;
const puzzles = puzzleTexts();
const texts = lorcanaTexts();
const structures = texts.map((text) => parseAbility(text))
  .filter(({ ok }) => ok).map(({ abilities }) => abilities);

/** Puzzles beside a naive splitter; per file. */
export const puzzleJobs: readonly Job[] = [
  each("splitPuzzle", puzzles, splitPuzzle, BATCH),
  each("parsePuzzle", puzzles, (text) => parsePuzzle(text), BATCH),
];

/** Lorcana beside a naive matcher; per text. */
export const lorcanaJobs: readonly Job[] = [
  each("naive Lorcana", texts, naiveParse, BATCH),
  each("Lorcana", texts, (text) => parseAbility(text), BATCH),
  each("print Lorcana", structures, (abilities) => print(abilities), BATCH),
];
