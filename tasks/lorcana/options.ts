/** The two sets of rules for Lorcana texts. */
export const LORCANA_LEVELS = ["full", "documented"] as const;

/** The two forms in which targets can be written. */
export const LORCANA_TARGETS = ["compact", "query"] as const;

/** What all commands for Lorcana texts can be told. */
export type LorcanaFlags = {
  readonly level: (typeof LORCANA_LEVELS)[number];
};

/** What `lorcana parse` can be told. */
export type LorcanaParseFlags = LorcanaFlags & {
  readonly name?: string;
  readonly cardType?: string;
  readonly targets: (typeof LORCANA_TARGETS)[number];
  readonly print: boolean;
};

/** What `lorcana parse-file` can be told. */
export type LorcanaParseFileFlags = LorcanaFlags & {
  readonly output: string;
};

/** What `lorcana coverage` can be told. */
export type LorcanaCoverageFlags = LorcanaFlags & {
  readonly quiet: boolean;
};
