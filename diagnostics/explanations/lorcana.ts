import type { LorcanaDetails } from "../messages/lorcana.ts";
import type { SentenceDetails } from "../messages/sentence.ts";
import type { Explanations } from "./explanation.ts";

/** The problems of Lorcana texts alone; others are those of any sentence. */
export const lorcanaExplanations: Explanations<
  Omit<LorcanaDetails, keyof SentenceDetails>
> = {
  "unread-words": {
    meaning:
      'No rule of the original, smaller set (`level: "documented"`) accounts ' +
      "for these words.",
    example: "Frob it.",
    fix: "Check the spelling and compare with the wording of printed cards. " +
      "`dreamtides lorcana coverage` groups the texts of a file by the words " +
      "they stop at.",
  },
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
