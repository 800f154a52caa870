import type { Messages } from "../catalogue.ts";

/** What the messages about lorcana texts need to know. */
export interface LorcanaDetails {
  "unread-words": { words: string };
  "empty-ability": Record<never, never>;
  "pronoun-without-antecedent": { word: string };
}

/** The messages about lorcana texts. */
export const lorcanaMessages: Messages<LorcanaDetails> = {
  "unread-words": ({ words }) =>
    `Cannot read "${words}": no rule accounts for these words`,
  "empty-ability": () => "Cannot read the ability: the text is empty",
  "pronoun-without-antecedent": ({ word }) =>
    `Cannot resolve "${word}": no card was spoken of before`,
};
