import type { ReportFlags } from "../cli/flags.ts";

/** What `pzl check` can treat as errors. */
export const DENIABLE = ["warnings", "lint"] as const;

/** The flags of `pzl check`. */
export type PzlCheckFlags = ReportFlags & {
  readonly strict: boolean;
  readonly deny?: readonly (typeof DENIABLE)[number][];
  /** Apply suggested edits and write the files back. */
  readonly fix: boolean;
  readonly json: boolean;
  /** A list of cards to check names against. */
  readonly cards?: string;
  /** A file that keeps the index of the cards. */
  readonly index?: string;
};

/** The flags of `pzl json`. */
export type PzlJsonFlags = { readonly strict: boolean };

/** The flags of commands that print or write one text. */
export type OutputFlags = {
  readonly output: string;
};

/** The fewest columns that a board fits into. */
export const NARROWEST = 40;

/** The flags of `pzl show`. */
export type PzlShowFlags = OutputFlags & ReportFlags & {
  readonly svg: boolean;
  readonly html: boolean;
  readonly width?: number;
  /** Show the section `[solution]`. */
  readonly solution: boolean;
  /** A list of cards, for their types and texts. */
  readonly cards?: string;
};

/** The flags of `pzl from-dump`. */
export type PzlFromDumpFlags = OutputFlags & ReportFlags & {
  readonly name?: string;
  readonly goal?: string;
  readonly turns?: number;
  readonly difficulty?: string;
  readonly description?: string;
  readonly keepSets: boolean;
};

/** The flags of `pzl diff`. */
export type PzlDiffFlags = ReportFlags & { readonly json: boolean };

/** The flags of `pzl format`. */
export type PzlFormatFlags = {
  readonly check: boolean;
  readonly write: boolean;
};

/** The flags of `pzl refs`. */
export type PzlRefsFlags = { readonly json: boolean };

/** The flags of `pzl stats`. */
export type PzlStatsFlags = { readonly json: boolean };
