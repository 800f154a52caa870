import type { LorcanaDetails } from "./mod.ts";
import type {
  Explanations,
  SentenceDetails,
} from "../../diagnostics/internal.ts";

/** The problems of Lorcana texts alone; others are those of any sentence. */
export const lorcanaExplanations: Explanations<
  Omit<LorcanaDetails, keyof SentenceDetails>
> = {
  "empty-ability": {
    meaning: "The text has no words.",
    example: " ",
    fix: "Leave out the ability, or write its text.",
  },
  "pronoun-without-antecedent": {
    meaning:
      "“It”, “they” or “that character” refers to a card, but the text " +
      "mentions none before.",
    example: "Banish that character.",
    fix: "Name the card: “Banish chosen character.”",
  },
};
