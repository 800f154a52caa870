import type { ReportFormat } from "../cli/report.ts";

/** The forms in which a result is printed. */
export const FORMATS = ["json", "ron", "debug"] as const;

/** The stages at which one can stop and look. */
export const STAGES = ["lex", "resolve", "ast", "spans"] as const;

/** One form of output. */
export type Format = (typeof FORMATS)[number];

/** One stage. */
export type Stage = (typeof STAGES)[number];

/** What `parse` can be told. */
export type ParseFlags = {
  readonly vars?: string;
  readonly format: Format;
  readonly stage: Stage;
  readonly errors: ReportFormat;
};
