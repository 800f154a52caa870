import type { Mark } from "./mark.ts";
import { type Canvas, drawn, put, type Row } from "./row.ts";
import type { Range, SourceLine } from "./source_line.ts";

/** A mark within one line, and the columns it takes. */
interface Underline extends Range {
  readonly mark: Mark;
  /** Where the arrow to its words starts. */
  readonly anchor: number;
}

/** What is rendered below a line: underlines, then the words they lead to. */
export function underlines(line: SourceLine, marks: readonly Mark[]): Row[] {
  const placed = marks.map((mark) => place(line, mark));
  return layers(placed).flatMap((layer) => [
    underlineRow(layer),
    ...arrowRows(layer.filter(({ mark }) => mark.text !== "")),
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
    put(canvas, mark.role === "help" ? "+" : "─", mark.role, from, to);
    if (to <= from && mark.role !== "help") put(canvas, "│", mark.role, from);
    else if (mark.text !== "") put(canvas, "┬", mark.role, anchor);
  }
  return drawn(canvas);
}

/** One row per text, the rightmost first, so that no arrow crosses a text. */
function arrowRows(layer: readonly Underline[]): Row[] {
  const end = layer.reduce((most, { to }) => Math.max(most, to), 0) + 2;
  const leftToRight = layer.toSorted((a, b) => a.anchor - b.anchor);
  return leftToRight.map(({ mark, anchor }, i): Row => {
    const canvas: Canvas = [];
    for (const left of leftToRight.slice(0, i)) {
      put(canvas, "│", left.mark.role, left.anchor);
    }
    put(canvas, "╰", mark.role, anchor);
    put(canvas, "─", mark.role, anchor + 1, end);
    return [...drawn(canvas), { text: ` ${mark.text}`, role: mark.role }];
  }).reverse();
}
