/** The position of a node in its text: `text.slice(...span)`. */
export type NodeSpan = readonly [start: number, end: number];

/** What all nodes that are objects share. */
export interface Located {
  /** Its position in the text; only on request. */
  readonly span?: NodeSpan;
}
