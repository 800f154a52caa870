import type {
  Extras,
  SentenceDetails,
  Span,
} from "../../diagnostics/internal.ts";
import type { FailedRun } from "../mod.ts";
import type { TokenEdit } from "./edit.ts";

/** A mistake, with everything that a report can say about it. */
export interface Finding {
  /** The kind of mistake, as far as every language has it. */
  readonly code: keyof SentenceDetails;
  /** Index of the first wrong token. */
  readonly at: number;
  readonly span: Span;
  readonly failure: FailedRun;
  /** The repair that the report is about; without a suggestion, it has rivals. */
  readonly edit: TokenEdit | undefined;
  /** What could stand there, the likeliest first, as many as a message names. */
  readonly expected: readonly string[];
  /** Label, notes and suggestion. */
  readonly extras: Extras;
}
