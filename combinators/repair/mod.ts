/** Edits that may fix a text, tried on its grammar, whatever the game. */
export { apply, type NewToken, removal, swap, type TokenEdit } from "./edit.ts";
export {
  type Entries,
  entriesAt,
  type Glossary,
  glossaryOf,
} from "./glossary.ts";
export { possibilitiesIn, type Possibility } from "./possibilities.ts";
export { lettersApart } from "./likeness.ts";
export { type Candidates, likeliest, mask } from "./likeliest.ts";
export { isLong, mostReadable } from "./readable.ts";
export {
  missingCode,
  missingMark,
  noteOfOthers,
  readBefore,
  SHOWN,
  spanAt,
} from "./report_words.ts";
export { spelledOut } from "./spelled_out.ts";
export {
  articleBefore,
  capitalized,
  editedSpan,
  inCaseOf,
  removedSpan,
  swapped,
} from "./text_edit.ts";
export {
  cheapestRepair,
  explainEdit,
  type Faulty,
  furthestRepair,
  type TokenRepair,
} from "./trial.ts";
