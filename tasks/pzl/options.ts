import type { ReportFormat } from "../cli/report.ts";

/** What `pzl check` can treat as errors. */
export const DENIABLE = ["warnings", "lint"] as const;

/** The flags of `pzl check`. */
export type PzlCheckFlags = {
  readonly strict: boolean;
  readonly errors: ReportFormat;
  readonly deny?: readonly (typeof DENIABLE)[number][];
};

/** The flags of `pzl json`. */
export type PzlJsonFlags = { readonly strict: boolean };

/** The flags of `pzl format`. */
export type PzlFormatFlags = {
  readonly check: boolean;
  readonly write: boolean;
};

/** The flags of `pzl stats`. */
export type PzlStatsFlags = { readonly json: boolean };
