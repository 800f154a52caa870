import type { ReportFlags } from "../cli/flags.ts";

/** The two sets of rules for Lorcana texts. */
export const LORCANA_LEVELS = ["full", "documented"] as const;

/** The two forms in which targets can be written. */
export const LORCANA_TARGETS = ["compact", "query"] as const;

/** The types of cards that texts stand on. */
export const LORCANA_CARD_TYPES = [
  "character",
  "action",
  "item",
  "location",
] as const;

/** The flags of all Lorcana commands. */
export type LorcanaFlags = ReportFlags & {
  readonly level: (typeof LORCANA_LEVELS)[number];
};

/** The flags of `lorcana parse`. */
export type LorcanaParseFlags = LorcanaFlags & {
  readonly name?: string;
  readonly cardType?: (typeof LORCANA_CARD_TYPES)[number];
  readonly targets: (typeof LORCANA_TARGETS)[number];
  readonly print: boolean;
};

/** The flags of `lorcana parse-file`. */
export type LorcanaParseFileFlags = LorcanaFlags & {
  readonly output: string;
};

/** The flags of `lorcana coverage`. */
export type LorcanaCoverageFlags = LorcanaFlags & {
  readonly quiet: boolean;
  readonly json: boolean;
  readonly atLeast: number;
};
