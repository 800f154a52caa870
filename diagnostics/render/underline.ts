import type { Mark } from "./mark.ts";
import { type Canvas, type Row, rowText, stamp } from "./row.ts";
import type { Range, SourceLine } from "./source_line.ts";
import { displayWidth } from "../width.ts";
import { wrap } from "../wrap.ts";

/** A mark within one line, and the columns it takes. */
interface Underline extends Range {
  readonly mark: Mark;
  /** Where the arrow to its words starts. */
  readonly anchor: number;
}

/** What is rendered below a line: underlines, then the words they lead to. */
export function underlines(
  line: SourceLine,
  marks: readonly Mark[],
  width: number,
): Row[] {
  const placed = marks.map((mark) => place(line, mark));
  return layers(placed).flatMap((layer) => [
    underlineRow(layer),
    ...arrowRows(layer.filter(({ mark }) => mark.text !== ""), width),
  ]);
}

function place(line: SourceLine, mark: Mark): Underline {
  const { from, to } = line.columnsOf(mark.from, mark.to);
  return { mark, from, to, anchor: from + Math.floor((to - from) / 2) };
}

/** Puts marks that overlap below each other, the first one on top. */
function layers(underlines: readonly Underline[]): Underline[][] {
  const found: Underline[][] = [];
  for (const each of underlines) {
    const free = found.find((layer) =>
      layer.every((other) => !overlap(each, other))
    );
    if (free === undefined) found.push([each]);
    else free.push(each);
  }
  return found;
}

function overlap(one: Range, other: Range): boolean {
  return one.from < Math.max(other.to, other.from + 1) &&
    other.from < Math.max(one.to, one.from + 1);
}

function underlineRow(layer: readonly Underline[]): Row {
  const canvas: Canvas = [];
  for (const { mark, from, to, anchor } of layer) {
    stamp(canvas, mark.role === "help" ? "+" : "─", mark.role, from, to);
    if (to <= from && mark.role !== "help") stamp(canvas, "│", mark.role, from);
    else if (mark.text !== "") stamp(canvas, "┬", mark.role, anchor);
  }
  return rowText(canvas);
}

/** The text of each mark, the rightmost first, so that no arrow crosses a text. */
function arrowRows(layer: readonly Underline[], width: number): Row[] {
  const end = layer.reduce((most, { to }) => Math.max(most, to), 0) + 2;
  const leftToRight = layer.toSorted((a, b) => a.anchor - b.anchor);
  return leftToRight.map((each, i): Row[] => {
    const bars: Canvas = [];
    for (const { mark, anchor } of leftToRight.slice(0, i)) {
      stamp(bars, "│", mark.role, anchor);
    }
    return textRows(each, bars, { end, width });
  }).reverse().flat();
}

/** The least room for a text at the right of its arrow. */
const LEAST_ROOM = 16;

/** The text at the end of an arrow: at its right, or at its left if it must. */
function textRows(
  { mark, anchor }: Underline,
  bars: Canvas,
  { end, width }: { readonly end: number; readonly width: number },
): Row[] {
  const room = width - end - 1;
  const columns = displayWidth(mark.text);
  if (columns > room && columns + 3 <= anchor && bars.length === 0) {
    const text = `${" ".repeat(anchor - columns - 3)}${mark.text} ──╯`;
    return [[{ text, role: mark.role }]];
  }
  return wrap(mark.text, Math.max(room, LEAST_ROOM)).map((text, i): Row => {
    const canvas: Canvas = [...bars];
    if (i === 0) {
      stamp(canvas, "╰", mark.role, anchor);
      stamp(canvas, "─", mark.role, anchor + 1, end);
    } else stamp(canvas, " ", mark.role, bars.length, end);
    return [...rowText(canvas), { text: ` ${text}`, role: mark.role }];
  });
}
