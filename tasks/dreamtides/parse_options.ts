import type { ReportFormat } from "../cli/report.ts";

/** The forms in which a result is printed; "short" is about mistakes alone. */
export const FORMATS = ["json", "ron", "debug", "short"] as const;

/** The stages at which one can stop and look. */
export const STAGES = ["lex", "resolve", "ast", "spans"] as const;

/** One form of output. */
export type Format = (typeof FORMATS)[number];

/** One stage. */
export type Stage = (typeof STAGES)[number];

/** What `parse` can be told. */
export type ParseFlags = {
  readonly vars?: string;
  readonly format?: Format;
  readonly stage: Stage;
  readonly errors?: ReportFormat;
};

/** How mistakes are shown: as told, else in a form that suits the result's. */
export function reportFormat({ format, errors }: ParseFlags): ReportFormat {
  if (errors !== undefined) return errors;
  return format === "json" || format === "short" ? format : "pretty";
}
