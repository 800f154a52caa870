/** A range in the author's text: half-open, in UTF-16 offsets. */
export interface Span {
  /** Offset of the first UTF-16 unit. */
  readonly start: number;
  /** Offset just after the last one. */
  readonly end: number;
}

/**
 * The part of a text that a span covers.
 *
 * @category Diagnostics
 */
export function slice(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
