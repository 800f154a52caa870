import { parseAbility } from "../lorcana/mod.ts";
import { parsePuzzle } from "../pzl/mod.ts";
import { lorcanaTexts } from "./lorcana_fixtures.ts";
import { naiveParse } from "./lorcana_naive.ts";
import type { Job } from "./measure.ts";
import { puzzleTexts } from "./pzl_fixtures.ts";
import { splitPuzzle } from "./pzl_naive.ts";

// A part of each is enough to compare, and takes about a millisecond.
const puzzles = puzzleTexts().slice(0, 40);
const texts = lorcanaTexts().slice(0, 80);

/** The other languages beside their naive baselines; per file and per text. */
export const languageJobs: readonly Job[] = [
  {
    name: "splitPuzzle",
    count: puzzles.length,
    run: () => puzzles.forEach((text) => splitPuzzle(text)),
  },
  {
    name: "parsePuzzle",
    count: puzzles.length,
    run: () => puzzles.forEach((text) => parsePuzzle(text)),
  },
  {
    name: "naive Lorcana",
    count: texts.length,
    run: () => texts.forEach((text) => naiveParse(text)),
  },
  {
    name: "Lorcana",
    count: texts.length,
    run: () => texts.forEach((text) => parseAbility(text)),
  },
];
