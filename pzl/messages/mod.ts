import {
  diagnosticOf,
  type MakeDiagnostic,
  type Messages,
} from "../../diagnostics/internal.ts";
import { type AssertionDetails, assertionMessages } from "./assertions.ts";
import { type CardListDetails, cardListMessages } from "./card_list.ts";
import { type CardDetails, cardMessages } from "./cards.ts";
import { type LineDetails, lineMessages } from "./lines.ts";
import { type LintDetails, lintMessages } from "./lint.ts";
import { type ScriptDetails, scriptMessages } from "./scripts.ts";
import { type ValueDetails, valueMessages } from "./values.ts";

export type {
  AssertionDetails,
  CardDetails,
  CardListDetails,
  LineDetails,
  LintDetails,
  ScriptDetails,
  ValueDetails,
};
export type { DeathReason } from "./card_list.ts";
export type { ValueEffect } from "./cards.ts";
export type { Crash, Expected, Found, Subject } from "./found.ts";
export type { DanglingEffect, PastedPart } from "./lint.ts";
export type { ManaReading, PlayerMeaning } from "./values.ts";

/** The values that messages about puzzle files use. */
export interface PuzzleDetails
  extends
    LineDetails,
    ValueDetails,
    CardDetails,
    ScriptDetails,
    LintDetails,
    CardListDetails,
    AssertionDetails {}

/** The messages about puzzle files. */
export const puzzleMessages: Messages<PuzzleDetails> = {
  ...lineMessages,
  ...valueMessages,
  ...cardMessages,
  ...scriptMessages,
  ...lintMessages,
  ...cardListMessages,
  ...assertionMessages,
};

/** Makes a diagnostic of a puzzle file. */
export const puzzleDiagnostic: MakeDiagnostic<PuzzleDetails> = diagnosticOf(
  puzzleMessages,
);
