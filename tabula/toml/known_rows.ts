import { noCells, type PlainCells } from "./plain_cells.ts";
import { readPlainRows } from "./plain_rows.ts";
import { lineEnd } from "./plain_values.ts";

/** Picks what to keep of a plain row; `undefined` leaves the row out. */
export type PickCells<T> = (
  cells: PlainCells,
  table: string,
  index: number,
) => T | undefined;

/** Called with what was picked from each row, its table, and its index there. */
export type SeePicked<T> = (
  picked: T | undefined,
  table: string,
  index: number,
) => void;

/** A plain row of an earlier text. */
export interface KnownRow<T> {
  /** The row as written, up to the next one. */
  readonly source: string;
  readonly table: string;
  /** Which row of its table it was. */
  readonly index: number;
  /** What was picked from it; nothing if it was left out. */
  readonly picked: T | undefined;
}

/** The plain rows of a text, for when it is read again with few changes. */
export interface RowMemory<T> {
  rows: readonly KnownRow<T>[];
  /** What is picked from the same row at another index. */
  readonly move: (picked: T, index: number) => T;
}

/**
 * Reads plain rows as `readPlainRows` does, but only those that are new since
 * the text was read last; all are remembered for the next time.
 *
 * It exists for those who edit large files and watch: a row is compared much
 * more quickly than it is read.
 */
export function readKnownRows<T>(
  text: string,
  memory: RowMemory<T>,
  pick: PickCells<T>,
  see: SeePicked<T>,
): number {
  const old = memory.rows;
  const rows: KnownRow<T>[] = [];
  const counts = new Map<string, number>();
  const cells = noCells();
  let last = "";
  let next = 0;
  let at = 0;
  while (at < text.length) {
    const found = knownAt(text, at, old, next);
    const known = found === undefined ? undefined : old[found];
    const row = known ?? newRow(text, at, counts, pick, cells);
    if (row === undefined) break;
    const { source, table } = row;
    // Rows of a table belong together, whatever stands between them.
    if (table !== last && counts.has(table)) break;
    const index = counts.get(table) ?? 0;
    const placed = moved(row, index, memory);
    rows.push(placed);
    see(placed.picked, table, index);
    counts.set(table, index + 1);
    last = table;
    at += source.length;
    if (found !== undefined) next = found + 1;
  }
  memory.rows = rows;
  return at;
}

/** So many rows can be removed at a place without reading all that follow. */
const MOST_REMOVED = 50;

/** The number of the old row that stands at a place, at or soon after the next. */
function knownAt<T>(
  text: string,
  at: number,
  old: readonly KnownRow<T>[],
  next: number,
): number | undefined {
  const end = Math.min(old.length, next + MOST_REMOVED);
  for (let i = next; i < end; i++) {
    if (isRowAt(text, at, old[i]!.source)) return i;
  }
  return undefined;
}

/** Whether a row stands at a place, and nothing else before the next row. */
function isRowAt(text: string, at: number, source: string): boolean {
  const end = at + source.length;
  // Engines compare whole strings much faster than `startsWith` does.
  return text.slice(at, end) === source &&
    (end === text.length || text.startsWith("\n[[", end - 1));
}

function newRow<T>(
  text: string,
  at: number,
  counts: ReadonlyMap<string, number>,
  pick: PickCells<T>,
  cells: PlainCells,
): KnownRow<T> | undefined {
  const next = text.indexOf("\n[[", skipEmptyLines(text, at));
  const source = ownCopy(text.slice(at, next === -1 ? text.length : next + 1));
  let table: string | undefined;
  const end = readPlainRows(source, (_, found) => table = found, cells);
  if (end < source.length || table === undefined) return undefined;
  const index = counts.get(table) ?? 0;
  return { source, table, index, picked: pick(cells, table, index) };
}

/** Behind blank lines and comments. */
function skipEmptyLines(text: string, at: number): number {
  for (;;) {
    if (text[at] === "#") at = lineEnd(text, at);
    else if (text[at] === "\n") at++;
    else return at;
  }
}

/** Parts of a text keep all of the text in memory, unless they are copied. */
function ownCopy(part: string): string {
  return ` ${part}`.slice(1);
}

function moved<T>(
  row: KnownRow<T>,
  index: number,
  { move }: RowMemory<T>,
): KnownRow<T> {
  if (row.index === index) return row;
  const { picked } = row;
  return {
    ...row,
    index,
    picked: picked === undefined ? undefined : move(picked, index),
  };
}
