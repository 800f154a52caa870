import type { Span } from "../../diagnostics/internal.ts";

/** A puzzle file as it is being typed. */
export interface PuzzleText {
  /** The whole file. */
  readonly text: string;
}

/** A line that says something, and what it is. */
export interface PuzzleLine {
  readonly kind: "header" | "comment" | "key" | "other";
  /** Without the blanks around it. */
  readonly span: Span;
  /** The section it is in, in lower case; a header is in its own. */
  readonly section: string;
  /** The text before the separator. */
  readonly key?: Span;
  /** The text after the separator, trimmed. */
  readonly value?: Span;
}

/** The lines of a puzzle file, without blank ones. */
export function linesOf({ text }: PuzzleText): readonly PuzzleLine[] {
  const lines: PuzzleLine[] = [];
  let section = "";
  for (const { index, 0: line } of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === "") continue;
    const start = index + line.length - line.trimStart().length;
    const span = { start, end: start + line.trim().length };
    const header = /^\[\s*(.*?)\s*\]$/.exec(line.trim())?.[1];
    section = header?.toLowerCase() ?? section;
    lines.push(lineOf(line.trim(), span, section));
  }
  return lines;
}

function lineOf(line: string, span: Span, section: string): PuzzleLine {
  if (line.startsWith("#")) return { kind: "comment", span, section };
  if (/^\[.*\]$/.test(line)) return { kind: "header", span, section };
  const [before, key] = /^(\w+)\s*[:=]\s*/.exec(line) ?? [];
  if (before === undefined || key === undefined) {
    return { kind: "other", span, section };
  }
  return {
    kind: "key",
    span,
    section,
    key: { start: span.start, end: span.start + key.length },
    value: { start: span.start + before.length, end: span.end },
  };
}

/** The line that an offset is on. */
export function lineAt(
  document: PuzzleText,
  offset: number,
): PuzzleLine | undefined {
  return linesOf(document).find(({ span }) =>
    span.start <= offset && offset <= span.end
  );
}

/** The section that an offset is in, in lower case. */
export function sectionNameAt(document: PuzzleText, offset: number): string {
  return linesOf(document).findLast(({ span }) => span.start <= offset)
    ?.section ?? "";
}

/** The text of a span. */
export function textIn({ text }: PuzzleText, span: Span | undefined): string {
  return span === undefined ? "" : text.slice(span.start, span.end);
}
