/** Problems in an author's text: as data, in words, and as annotated excerpts. */
export {
  expectFunction,
  expectList,
  expectObject,
  expectOneOf,
  expectString,
  unexpected,
} from "./arguments.ts";
export { applyTo, type TreeArgument } from "./apply_to.ts";
export { type Attempted, attemptOn } from "./attempt_on.ts";
export type { Code, Details, Messages, WritingCode } from "./catalogue.ts";
export type { AbilityDetails } from "./messages/ability.ts";
export type { Misfit, SentenceDetails } from "./messages/sentence.ts";
export type { DisplayDetails } from "./messages/display.ts";
export type { LorcanaDetails } from "./messages/lorcana.ts";
export type { PuzzleDetails } from "./messages/pzl.ts";
export type { AssertionDetails } from "./messages/pzl/assertions.ts";
export type { CardListDetails } from "./messages/pzl/card_list.ts";
export type { CardDetails, ValueEffect } from "./messages/pzl/cards.ts";
export type { Crash, Expected, Found, Subject } from "./messages/pzl/found.ts";
export type { LineDetails } from "./messages/pzl/lines.ts";
export type { DanglingEffect, LintDetails } from "./messages/pzl/lint.ts";
export type { ScriptDetails } from "./messages/pzl/scripts.ts";
export type { ManaReading, ValueDetails } from "./messages/pzl/values.ts";
export type { TabulaDetails } from "./messages/tabula.ts";
export type {
  UnfitDetails,
  UnwritableDetails,
  WritingDetails,
} from "./messages/writing.ts";
export type {
  Diagnostic,
  Extras,
  Label,
  MakeDiagnostic,
  Report,
  Severity,
} from "./diagnostic.ts";
export { firstDifference } from "./difference.ts";
export { locate, type Place, type Source } from "./location.ts";
export { expectOptions, type OptionType, type OptionTypes } from "./options.ts";
export { type Move, relocate } from "./relocate.ts";
export { render, type RenderOptions } from "./render/render.ts";
export { renderAll } from "./render/render_all.ts";
export {
  type JsonDiagnostic,
  type JsonEdit,
  type JsonPlace,
  renderJson,
} from "./render/render_json.ts";
export { renderShort } from "./render/render_short.ts";
export { type Failed, type Result, result, type Succeeded } from "./result.ts";
export { slice, type Span } from "./span.ts";
export {
  editDistance,
  levenshtein,
  mostEdits,
  sharedBeginning,
} from "./edit_distance.ts";
export { closest, closestAll } from "./suggest.ts";
export {
  applySuggestion,
  type EditedTexts,
  oneEdit,
  type Suggestion,
  type TextEdit,
} from "./suggestion.ts";
export { displayWidth, printable } from "./width.ts";
export { wrap } from "./wrap.ts";
