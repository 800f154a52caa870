import type { Messages } from "../catalogue.ts";
import { diagnosticOf, type MakeDiagnostic } from "../diagnostic.ts";
import { type AssertionDetails, assertionMessages } from "./pzl/assertions.ts";
import { type CardListDetails, cardListMessages } from "./pzl/card_list.ts";
import { type CardDetails, cardMessages } from "./pzl/cards.ts";
import { type LineDetails, lineMessages } from "./pzl/lines.ts";
import { type LintDetails, lintMessages } from "./pzl/lint.ts";
import { type ScriptDetails, scriptMessages } from "./pzl/scripts.ts";
import { type ValueDetails, valueMessages } from "./pzl/values.ts";

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
