import type { Messages } from "../../diagnostics/catalogue.ts";
import {
  diagnosticOf,
  type MakeDiagnostic,
} from "../../diagnostics/diagnostic.ts";
import {
  type SentenceDetails,
  sentenceMessages,
} from "../../diagnostics/messages/sentence.ts";

/** The values that messages about Lorcana texts use. */
export interface LorcanaDetails extends SentenceDetails {
  /** A text without words. */
  "empty-ability": Record<never, never>;
  /** "it" or "they" with no card mentioned before. */
  "pronoun-without-antecedent": { word: string };
}

/** The messages about lorcana texts. */
export const lorcanaMessages: Messages<LorcanaDetails> = {
  ...sentenceMessages,
  "empty-ability": () => "Cannot read the ability: the text is empty",
  "pronoun-without-antecedent": ({ word }) =>
    `Cannot resolve "${word}": nothing before says what it refers to`,
};

/** Makes a diagnostic of a Lorcana text. */
export const lorcanaDiagnostic: MakeDiagnostic<LorcanaDetails> = diagnosticOf(
  lorcanaMessages,
);
