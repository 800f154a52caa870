import type { ReportFormat } from "../cli/report.ts";

/** The formats of a result. */
export const FORMATS = ["json", "ron", "debug"] as const;

/** The stages at which `parse` can stop. */
export const STAGES = ["lex", "resolve", "ast", "spans"] as const;

/** The format of a result. */
export type Format = (typeof FORMATS)[number];

/** A stage at which `parse` can stop. */
export type Stage = (typeof STAGES)[number];

/** The flags of `parse`. */
export type ParseFlags = {
  readonly vars?: string;
  readonly format: Format;
  readonly stage: Stage;
  readonly errors: ReportFormat;
};
