import type { Explanations } from "../../../diagnostics/internal.ts";
import type { PuzzleDetails } from "../mod.ts";
import { assertionExplanations } from "./assertions.ts";
import { cardExplanations } from "./cards.ts";
import { lineExplanations } from "./lines.ts";
import { lintExplanations } from "./lint.ts";
import { scriptExplanations } from "./scripts.ts";
import { valueExplanations } from "./values.ts";

/** The explanations of puzzles. */
export const puzzleExplanations: Explanations<PuzzleDetails> = {
  ...lineExplanations,
  ...valueExplanations,
  ...cardExplanations,
  ...scriptExplanations,
  ...lintExplanations,
  ...assertionExplanations,
};
