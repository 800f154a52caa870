/** The types of reports, which every language shares. */
export type { Code, Details, WritingCode } from "./catalogue.ts";
export type { AbilityDetails } from "../lexer/messages/mod.ts";
export type { Misfit, SentenceDetails } from "./messages/sentence.ts";
export type { DisplayDetails } from "../serializer/display/diagnostic.ts";
export type { LorcanaDetails } from "../lorcana/messages/mod.ts";
export type { PuzzleDetails } from "../pzl/messages/mod.ts";
export type { AssertionDetails } from "../pzl/messages/assertions.ts";
export type { CardListDetails } from "../pzl/messages/card_list.ts";
export type { CardDetails, ValueEffect } from "../pzl/messages/cards.ts";
export type { Crash, Expected, Found, Subject } from "../pzl/messages/found.ts";
export type { LineDetails } from "../pzl/messages/lines.ts";
export type { DanglingEffect, LintDetails } from "../pzl/messages/lint.ts";
export type { ScriptDetails } from "../pzl/messages/scripts.ts";
export type { ManaReading, ValueDetails } from "../pzl/messages/values.ts";
export type { TabulaDetails } from "../tabula/messages/mod.ts";
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
