/** Where a node stands in its text: `text.slice(...span)`. */
export type NodeSpan = readonly [start: number, end: number];

/** What all nodes have in common that are objects. */
export interface Located {
  /** Where in the text it stands; only on request. */
  readonly span?: NodeSpan;
}
