/**
 * The engine that explains mistakes: it walks from one to the next, tries edits
 * on the grammar, and describes each mistake with the likeliest one. It knows no
 * game; a `MistakeGuide` tells it about a language.
 */
export { type NewToken, spelled, type TokenEdit, type Why } from "./edit.ts";
export { excerptAt } from "./excerpt.ts";
export {
  endsBefore,
  faultyText,
  makeEdit,
  newBudget,
  wordAt,
} from "./faulty_text.ts";
export type { Finding } from "./finding.ts";
export { foreignEdits } from "./foreign.ts";
export { type Entries, type Glossary, glossaryOf } from "./glossary.ts";
export type {
  Budget,
  FaultyText,
  FaultyToken,
  LanguageGuide,
  MistakeGuide,
  Propose,
  Resumption,
  Sentence,
} from "./guide.ts";
export { insertions, usualInsertionCost } from "./insertions.ts";
export { GUESS } from "./offered.ts";
export { mask } from "./likeliest.ts";
export { lettersApart } from "./likeness.ts";
export { inWhole, mistakes, MOST_ERRORS } from "./mistakes.ts";
export { PLAIN_GUIDE } from "./plain_guide.ts";
export { readingOf } from "./report_words.ts";
export type { Wording } from "./possibilities.ts";
export { replacements } from "./replacements.ts";
export { respellings } from "./respellings.ts";
export { suggestionOf } from "./suggestion.ts";
export {
  capitalized,
  editedSpan,
  inCaseOf,
  withoutBraces,
} from "./text_edit.ts";
export {
  cheapestRepair,
  explainEdit,
  type Faulty,
  furthestRepair,
  type TokenRepair,
} from "./trial.ts";
