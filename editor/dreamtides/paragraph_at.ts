import type { Span } from "../../diagnostics/internal.ts";

/** The paragraph of a text that an offset is in. */
export function paragraphAt(text: string, offset: number): string {
  const found = paragraphSpans(text).findLast(({ start }) => start <= offset);
  return found === undefined ? text : text.slice(found.start, found.end);
}

/** The paragraphs of a text: blank lines divide them. */
export function paragraphSpans(text: string): readonly Span[] {
  return [...text.matchAll(/\S(?:[^\n]|\n(?![^\S\n]*\n))*/g)]
    .map(({ index, 0: paragraph }) => ({
      start: index,
      end: index + paragraph.trimEnd().length,
    }));
}
