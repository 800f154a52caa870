import type { Details, Explanations } from "../../diagnostics/internal.ts";
import { abilityExplanations } from "../../lexer/messages/explanations.ts";
import { displayExplanations } from "../../serializer/display/explanations.ts";
import { lorcanaExplanations } from "../../lorcana/messages/explanations.ts";
import { puzzleExplanations } from "../../pzl/messages/explanations/mod.ts";
import { tabulaExplanations } from "../../tabula/messages/explanations.ts";
import { writingExplanations } from "../../diagnostics/explanations/writing.ts";

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
