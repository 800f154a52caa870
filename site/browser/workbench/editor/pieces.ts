import type { Span } from "../../../../diagnostics/internal.ts";
import type { Edit } from "../../../../editor/dreamtides/mod.ts";

/** Some words, and the class that gives them their look. */
export interface Styled {
  readonly span: Span;
  readonly className: string;
}

/** A stretch of a text that looks the same all over. */
export interface Piece {
  readonly text: string;
  /** The classes of all that covers it. */
  readonly className: string;
}

/** Cuts a text at its line ends, and wherever its look changes. */
export function piecesOf(
  text: string,
  styled: readonly Styled[],
): readonly Piece[] {
  const waiting = styled.toSorted((one, other) =>
    one.span.start - other.span.start
  );
  const pieces: Piece[] = [];
  let next = 0;
  let covering: readonly Styled[] = [];
  for (let at = 0; at < text.length;) {
    while (next < waiting.length && waiting[next]!.span.start <= at) {
      covering = [...covering, waiting[next++]!];
    }
    covering = covering.filter(({ span }) => at < span.end);
    const newline = text.indexOf("\n", at);
    const end = Math.min(
      newline < 0 ? text.length : newline + 1,
      waiting[next]?.span.start ?? text.length,
      ...covering.map(({ span }) => span.end),
    );
    const className = covering.map(({ className }) => className).join(" ");
    pieces.push({ text: text.slice(at, end), className });
    at = end;
  }
  return pieces;
}

/** The same words after an edit elsewhere; whoever types in them extends them. */
export function moveStyled(
  { span: { start, end }, className }: Styled,
  { span, replacement }: Edit,
): Styled {
  const longer = replacement.length - (span.end - span.start);
  return {
    className,
    span: {
      start: start < span.end ? Math.min(start, span.start) : start + longer,
      end: end <= span.start ? end : Math.max(end, span.end) + longer,
    },
  };
}
