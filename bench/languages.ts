import { parseAbility, print } from "../lorcana/mod.ts";
import { parsePuzzle } from "../pzl/mod.ts";
import { lorcanaTexts } from "./lorcana_fixtures.ts";
import { naiveParse } from "./lorcana_naive.ts";
import { each, type Job } from "./measure.ts";
import { puzzleTexts } from "./pzl_fixtures.ts";
import { splitPuzzle } from "./pzl_naive.ts";

const BATCH = 25;
const puzzles = puzzleTexts();
const { texts, broken } = Object.groupBy(
  lorcanaTexts(),
  (text) => parseAbility(text).ok ? "texts" : "broken",
);
const readable = texts ?? [];

/** Puzzles beside a naive splitter; per file. */
export const puzzleJobs: readonly Job[] = [
  each("splitPuzzle", puzzles, splitPuzzle, BATCH),
  each("parsePuzzle", puzzles, (text) => parsePuzzle(text), BATCH),
];

/** Texts that can be read, beside a naive matcher; per text. */
export const lorcanaJobs: readonly Job[] = [
  each("naive Lorcana", readable, naiveParse, BATCH),
  each("Lorcana", readable, (text) => parseAbility(text), BATCH),
];

/** The same texts, printed; per text. */
export const printLorcanaJobs: readonly Job[] = [
  each(
    "print Lorcana",
    readable.map((text) => parseAbility(text).abilities),
    (abilities) => print(abilities),
    BATCH,
  ),
];

/** Texts that no rule reads: all repairs are tried in vain; per text. */
export const brokenLorcanaJobs: readonly Job[] = [
  each("broken Lorcana", broken ?? [], (text) => parseAbility(text)),
];
