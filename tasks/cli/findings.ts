import type { Diagnostic, Source } from "../../diagnostics/internal.ts";

/** Diagnostics of one text. */
export interface Findings {
  readonly source: Source;
  readonly diagnostics: readonly (Diagnostic & {
    /** The entry of the file that it is about: `card "Fox" (0a0b…)`. */
    readonly entry?: string;
  })[];
}

/** One diagnostic and its text. */
export interface Finding {
  readonly source: Source;
  readonly diagnostic: Findings["diagnostics"][number];
}
