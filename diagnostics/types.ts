/** The types of reports, which every language shares. */
export type { Code, Details, WritingCode } from "./catalogue.ts";
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
export type { Diagnostic, Label, Report, Severity } from "./diagnostic.ts";
export type { Place, Source } from "./location.ts";
export type { Failed, Result, Succeeded } from "./result.ts";
export type { Span } from "./span.ts";
export type { EditedTexts, Suggestion, TextEdit } from "./suggestion.ts";
