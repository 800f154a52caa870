import type { Details } from "../catalogue.ts";
import { abilityExplanations } from "./ability.ts";
import { displayExplanations } from "./display.ts";
import type { Explanations } from "./explanation.ts";
import { lorcanaExplanations } from "./lorcana.ts";
import { assertionExplanations } from "./pzl_assertions.ts";
import { cardExplanations } from "./pzl_cards.ts";
import { lineExplanations } from "./pzl_lines.ts";
import { lintExplanations } from "./pzl_lint.ts";
import { scriptExplanations } from "./pzl_scripts.ts";
import { valueExplanations } from "./pzl_values.ts";
import { tabulaExplanations } from "./tabula.ts";
import { writingExplanations } from "./writing.ts";

/** The explanations of puzzles. */
const puzzleExplanations = {
  ...lineExplanations,
  ...valueExplanations,
  ...cardExplanations,
  ...scriptExplanations,
  ...lintExplanations,
  ...assertionExplanations,
};

/** A chapter of the list of codes. */
export interface Chapter {
  readonly title: string;
  readonly explanations: Partial<Explanations<Details>>;
}

/** The codes of each language, in the order of the list. */
export const CHAPTERS: readonly Chapter[] = [
  { title: "Ability texts", explanations: abilityExplanations },
  { title: "Card directories", explanations: tabulaExplanations },
  { title: "Displayed texts", explanations: displayExplanations },
  { title: "Trees without a text", explanations: writingExplanations },
  { title: "Puzzles", explanations: puzzleExplanations },
  { title: "Lorcana texts", explanations: lorcanaExplanations },
];

/** Every code: leave one out and it does not compile. */
export const explanations: Explanations<Details> = {
  ...abilityExplanations,
  ...tabulaExplanations,
  ...displayExplanations,
  ...writingExplanations,
  ...puzzleExplanations,
  ...lorcanaExplanations,
};
