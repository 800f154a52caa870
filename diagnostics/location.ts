import { expectNumber, expectSource } from "./arguments.ts";
import { keepingLatest } from "../memo.ts";
import type { Span } from "./span.ts";

/** A text that diagnostics refer to, and its name. */
export interface Source {
  /** Name of the file, or something like `<input>`. */
  readonly file: string;
  /** The whole text that spans refer to. */
  readonly text: string;
  /** The text of the variables, for diagnostics about them. */
  readonly variables?: Source;
}

/** Line and column, both from 1; columns count UTF-16 units, as editors do. */
export interface Place {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
}

/** The text that a span belongs to: the rules text, or its variables. */
export function sourceOf(
  { source: name }: { readonly source?: "variables" },
  source: Source,
): Source {
  return name === "variables" ? source.variables ?? source : source;
}

/**
 * Returns the line and column of an offset; offsets outside the text are
 * clamped.
 *
 * @category Diagnostics
 */
export function locate(source: Source, offset: number): Place {
  expectSource(source);
  expectNumber(offset, "offset");
  const at = clamp(offset, source.text.length);
  const starts = startsOf(source.text);
  const line = lastAtOrBefore(starts, at);
  return { line: line + 1, column: at - starts[line]! + 1 };
}

/** Where a line (from 1) stands, without its line break. */
export function lineSpan(source: Source, line: number): Span {
  const { text } = source;
  const starts = startsOf(text);
  const start = starts[line - 1] ?? text.length;
  const next = starts[line];
  if (next === undefined) return { start, end: text.length };
  return { start, end: next - (text.startsWith("\r\n", next - 2) ? 2 : 1) };
}

/** The nearest span that lies in a text of this length, whatever was given. */
export function within(span: Span, length: number): Span {
  const start = clamp(span.start, length);
  return { start, end: Math.max(start, clamp(span.end, length)) };
}

function clamp(offset: number, length: number): number {
  const whole = Math.trunc(offset);
  return Number.isNaN(whole) ? 0 : Math.min(Math.max(whole, 0), length);
}

// A thousand reports of one file cost one pass over it.
const startsOfFile = keepingLatest(lineStarts);

/** Short texts, such as the excerpts of a report, do not displace a file. */
function startsOf(text: string): readonly number[] {
  return (text.length < 1000 ? lineStarts : startsOfFile)(text);
}

/** A line ends with LF, CR LF or CR, as in editors. */
function lineStarts(text: string): readonly number[] {
  const found = [0];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10)) {
      found.push(i + 1);
    }
  }
  return found;
}

function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sorted[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
