import type { Diagnostic } from "../diagnostic.ts";
import { lineSpan, locate, type Source, within } from "../location.ts";
import type { Paint } from "./row.ts";
import type { Span } from "../span.ts";
import { printable } from "../width.ts";

/** A span to render: lines from 1, offsets into their lines, the words beside it. */
export interface Mark {
  readonly first: number;
  readonly from: number;
  readonly last: number;
  readonly to: number;
  readonly text: string;
  readonly role: Paint;
}

/** All that a diagnostic points at, the problem itself first. */
export function marksOf(diagnostic: Diagnostic, source: Source): Mark[] {
  const { span, severity, label = "", labels = [] } = diagnostic;
  return [
    markAt(source, span, label, severity),
    ...labels.map((each) => markAt(source, each.span, each.text, "further")),
  ];
}

/** A span of a source as a mark. */
export function markAt(
  source: Source,
  wanted: Span,
  text: string,
  role: Paint,
): Mark {
  const span = within(wanted, source.text.length);
  const first = locate(source, span.start);
  const last = locate(source, lastOffset(source, span));
  const end = lineSpan(source, last.line);
  return {
    first: first.line,
    from: first.column - 1,
    last: last.line,
    to: Math.min(span.end, end.end) - end.start,
    text: printable(text),
    role,
  };
}

/** Offset of the last character, so that a line break belongs to its own line. */
function lastOffset({ text }: Source, { start, end }: Span): number {
  if (end === start) return start;
  return text.startsWith("\r\n", end - 2) ? Math.max(start, end - 2) : end - 1;
}
