import {
  diagnosticOf,
  type MakeDiagnostic,
  type Messages,
  type SentenceDetails,
  sentenceMessages,
} from "../../diagnostics/internal.ts";

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
