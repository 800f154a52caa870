/** The types of reports, which every language shares. */
export type { Code, Details, WritingCode } from "./catalogue.ts";
export type { AbilityDetails } from "../lexer/messages/mod.ts";
export type { Misfit, SentenceDetails } from "./messages/sentence.ts";
export type { DisplayDetails } from "../serializer/display/diagnostic.ts";
export type { LorcanaDetails } from "../lorcana/messages/mod.ts";
export type {
  AssertionDetails,
  CardDetails,
  CardListDetails,
  Crash,
  DanglingEffect,
  DeathReason,
  Expected,
  Found,
  LineDetails,
  LintDetails,
  ManaReading,
  PastedPart,
  PlayerMeaning,
  PuzzleDetails,
  ScriptDetails,
  Subject,
  ValueDetails,
  ValueEffect,
} from "../pzl/messages/mod.ts";
export type { TabulaDetails } from "../tabula/messages/mod.ts";
export type {
  UnfitDetails,
  UnwritableDetails,
  WritingDetails,
} from "./messages/writing.ts";
export type { Diagnostic, Label, Report, Severity } from "./diagnostic.ts";
export type { Place, Source } from "./location.ts";
export type { Failed, PartialResult, Result, Succeeded } from "./result.ts";
export type { Span } from "./span.ts";
export type { EditedTexts, Suggestion, TextEdit } from "./suggestion.ts";
