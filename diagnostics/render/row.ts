/** What a part of a report is, which decides its color. */
export type Paint =
  | "error"
  | "warning"
  | "lint"
  | "further"
  | "frame"
  | "help"
  | "note"
  | "message"
  | "plain";

/** Text of a single color. */
export interface StyledText {
  readonly text: string;
  readonly role: Paint;
}

/** One line of a report. */
export type Row = readonly StyledText[];

/** A row to draw on, one character per column; gaps are blanks. */
export type Canvas = StyledText[];

/** Writes a character, or the same one in all columns from `from` to before `to`. */
export function stamp(
  canvas: Canvas,
  text: string,
  role: Paint,
  from: number,
  to: number = from + 1,
): void {
  for (let i = from; i < to; i++) canvas[i] = { text, role };
}

/** What was written, up to the last character. */
export function rowText(canvas: Canvas): Row {
  const blank: StyledText = { text: " ", role: "plain" };
  return Array.from(canvas, (cell: StyledText | undefined) => cell ?? blank);
}

// Bright colors for the words, gray for the frame.
const CODES: { readonly [R in Paint]: string } = {
  error: "1;31",
  warning: "1;33",
  lint: "1;35",
  further: "34",
  frame: "90",
  help: "32",
  note: "36",
  message: "1",
  plain: "",
};

/** A row as text, without blanks at its end. */
export function paint(row: Row, color: boolean): string {
  if (!color) return row.map(({ text }) => text).join("").trimEnd();
  return runs(row).map(({ text, role }) =>
    CODES[role] === "" || text.trim() === ""
      ? text
      : `\x1b[${CODES[role]}m${text}\x1b[0m`
  ).join("").trimEnd();
}

/** The same row with neighbors of one color joined. */
function runs(row: Row): Row {
  const joined: StyledText[] = [];
  for (const { text, role } of row) {
    const last = joined.at(-1);
    if (last?.role === role) {
      joined[joined.length - 1] = { text: last.text + text, role };
    } else joined.push({ text, role });
  }
  return joined;
}
