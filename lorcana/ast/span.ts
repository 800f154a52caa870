/** The position of a node in its text: `text.slice(...span)`. */
export type NodeSpan = readonly [start: number, end: number];

/** The fields that all object nodes have in common. */
export interface Located {
  /** The position in the text; present only on request. */
  readonly span?: NodeSpan;
}
