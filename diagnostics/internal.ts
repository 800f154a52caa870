/** Reports as data, and what the languages make them with. */
export type * from "./types.ts";
export {
  expectFunction,
  expectList,
  expectNumber,
  expectObject,
  expectOneOf,
  expectString,
  unexpectedArgument,
} from "./arguments.ts";
export type { Messages } from "./messages.ts";
export { applyCertain } from "./apply_certain.ts";
export {
  certainSuggestion,
  type Certainties,
  type Certainty,
} from "./certain.ts";
export type { Explanation, Explanations } from "./explanation.ts";
export {
  either,
  sayExpected,
  sentenceCertainties,
  sentenceMessages,
} from "./messages/sentence.ts";
export {
  diagnosticOf,
  type Extras,
  type MakeDiagnostic,
} from "./diagnostic.ts";
export { expectOptions } from "./options.ts";
export { diffLists, type Hunk } from "./diff_lists.ts";
export { capitalize, countOf } from "./english.ts";
export { locate } from "./location.ts";
export { pathStep } from "./path_step.ts";
export { type Move, relocate } from "./relocate.ts";
export { errorsOf, result } from "./result.ts";
export { slice } from "./span.ts";
export { editDistance, mostEdits, sharedBeginning } from "./edit_distance.ts";
export { closest, closestAll } from "./suggest.ts";
export { applySuggestion, oneEdit } from "./suggestion.ts";
export { displayWidth, printable } from "./width.ts";
export { wrap } from "./wrap.ts";
