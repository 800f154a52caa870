import type { Span } from "../../diagnostics/internal.ts";

/** A text whose place of interest stands between ‹ and ›, taken apart. */
export function marked(source: string): { text: string; span: Span } {
  const start = source.indexOf("‹");
  const end = source.indexOf("›") - 1;
  return { text: source.replace(/[‹›]/g, ""), span: { start, end } };
}

/** The span of the first occurrence of a part. */
export function spanOf(text: string, part: string): Span {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
}
