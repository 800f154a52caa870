import type { ReportFormat } from "../cli/report.ts";

/** What else can be made to fail `pzl check`. */
export const DENIABLE = ["warnings", "lint"] as const;

/** What `pzl check` can be told. */
export type PzlCheckFlags = {
  readonly strict: boolean;
  readonly format: ReportFormat;
  readonly deny?: readonly (typeof DENIABLE)[number][];
};

/** What `pzl json` can be told. */
export type PzlJsonFlags = { readonly strict: boolean };

/** What `pzl format` can be told. */
export type PzlFormatFlags = {
  readonly check: boolean;
  readonly write: boolean;
};

/** What `pzl stats` can be told. */
export type PzlStatsFlags = { readonly json: boolean };
