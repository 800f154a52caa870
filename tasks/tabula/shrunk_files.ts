/**
 * What is remembered of a text, to see whether it has shrunk: the text itself
 * would stay in memory beside the next one.
 */
export interface Outline {
  /** Without the space at its end. */
  readonly length: number;
  /** The number of headers like `[[cards]]`. */
  readonly rows: number;
  /** The text from the last of them on. */
  readonly lastRow: string;
}

/** The outline of each file, by name. */
export type Outlines = ReadonlyMap<string, Outline>;

/** Draws the outline of a text. */
export function outlineOf(text: string): Outline {
  const { length } = text.trimEnd();
  let [rows, last] = [0, 0];
  for (let at = nextRow(text, 0); at !== -1; at = nextRow(text, at + 1)) {
    rows++;
    last = at;
  }
  return { length, rows, lastRow: ownCopy(text.slice(last, length)) };
}

/**
 * The files that have lost text at their end, or rows, or are gone: as some
 * editors leave them for a moment, when they save.
 */
export function shrunkFiles(
  before: Outlines,
  now: Outlines,
): readonly string[] {
  return [...before].filter(([name, outline]) =>
    isShrunk(outline, now.get(name))
  ).map(([name]) => name);
}

function isShrunk(before: Outline, now: Outline | undefined): boolean {
  if (now === undefined) return before.length > 0;
  if (now.length >= before.length) return false;
  if (now.rows !== before.rows) return now.rows < before.rows;
  return now.lastRow.length < before.lastRow.length &&
    before.lastRow.startsWith(now.lastRow);
}

/** Where the next `[[` begins a line, or -1. */
function nextRow(text: string, from: number): number {
  let at = text.indexOf("[[", from);
  while (at !== -1 && !beginsLine(text, at)) at = text.indexOf("[[", at + 1);
  return at;
}

function beginsLine(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === " " || text[before] === "\t") before--;
  return before < 0 || text[before] === "\n";
}

/** A part of a text keeps all of the text in memory, unless it is copied. */
function ownCopy(part: string): string {
  return ` ${part}`.slice(1);
}
