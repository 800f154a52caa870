import {
  type Diagnostic,
  type Result,
  result,
} from "../../diagnostics/internal.ts";
import { explainToml } from "./mistakes/explain_toml.ts";
import { partsBetween, Piece, skipBlanks } from "./pieces.ts";
import { plainRows } from "./plain_row.ts";
import { headerAt } from "./sections.ts";

/** A TOML table: integers are bigints, so that 2 and 2.0 stay apart. */
export type TomlTable = { readonly [key: string]: unknown };

/** Reads a TOML text, or throws. */
export type ParseToml = (text: string) => TomlTable;

/** Picks what to keep of a row; `undefined` leaves the row out. */
export type PickRow<T> = (
  row: TomlTable,
  table: string,
  index: number,
) => T | undefined;

/** Called for each top-level key: an array of tables, or anything else. */
export type SeeKey = (key: string, kind: "rows" | "other") => void;

/** What else `readRows` is told. */
export interface RowOptions {
  readonly seeKey?: SeeKey;
}

/** Loads the TOML parser: a dynamic import, so that other commands do without it. */
export async function loadTomlParser(): Promise<ParseToml> {
  const { parseToml } = await import("./parse_toml.ts");
  return parseToml;
}

/**
 * Picks from the rows of all arrays of tables at the top of a TOML text.
 *
 * The text is read row by row, so that its tables are never in memory all at
 * once. If the rows do not fit together, it is read again as a whole; then
 * `pick` and `seeKey` are called twice for the same rows.
 */
export function readRows<T>(
  parseToml: ParseToml,
  text: string,
  pick: PickRow<T>,
  { seeKey = () => {} }: RowOptions = {},
): Result<readonly T[]> {
  const value = readParts(parseToml, text, makeTaker(pick, seeKey));
  if (value !== undefined) return result(value, []);
  try {
    // Either the rows do not fit together or there is a mistake: ask the parser.
    const taker = makeTaker(pick, seeKey);
    taker.takeTable(parseToml(text));
    return result(taker.rows, []);
  } catch (error) {
    return { ok: false, errors: [invalidToml(text, error)], warnings: [] };
  }
}

/** Collects what is picked from one text. */
interface Taker<T> {
  readonly rows: readonly T[];
  /** Each is false if it cannot continue what was read before. */
  readonly takeRow: (table: string, row: TomlTable) => boolean;
  readonly takeTable: (table: TomlTable) => boolean;
}

function makeTaker<T>(pick: PickRow<T>, seeKey: SeeKey): Taker<T> {
  const rows: T[] = [];
  const counts = new Map<string, number>();
  let last: string | undefined;
  const begins = (key: string, isRows: boolean): boolean => {
    const count = counts.get(key);
    // Rows of a table belong together, whatever stands between them.
    const isFit = count === undefined || (count > 0 && isRows && key === last);
    if (count === undefined) counts.set(key, 0);
    last = key;
    return isFit;
  };
  const take = (key: string, row: TomlTable): void => {
    const index = counts.get(key) ?? 0;
    if (index === 0) seeKey(key, "rows");
    counts.set(key, index + 1);
    const picked = pick(row, key, index);
    if (picked !== undefined) rows.push(picked);
  };
  const takeValue = (key: string, value: unknown): void => {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (Array.isArray(value) && isTable(each)) take(key, each);
      else seeKey(key, "other");
    }
  };
  return {
    rows,
    takeRow: (table, row) => {
      const isFit = begins(table, true);
      if (isFit) take(table, row);
      return isFit;
    },
    takeTable: (table) =>
      Object.entries(table).every(([key, value], at) => {
        const isFit = begins(key, at === 0 && Array.isArray(value));
        if (isFit) takeValue(key, value);
        return isFit;
      }),
  };
}

/** What is picked row by row; nothing if that is not possible. */
function readParts<T>(
  parseToml: ParseToml,
  text: string,
  { rows, takeRow, takeTable }: Taker<T>,
): readonly T[] | undefined {
  const plainRow = plainRows(text);
  try {
    for (let at = 0; at < text.length;) {
      const plain = plainRow(at);
      const end = plain?.end ?? nextRow(text, at);
      const isTaken = plain === undefined
        ? takeTable(parseToml(text.slice(at, end)))
        : takeRow(plain.table, plain.values);
      if (!isTaken) return undefined;
      at = end;
    }
    return rows;
  } catch {
    return undefined;
  }
}

/** Where the next `[[name]]` is: what is before it is TOML of its own. */
function nextRow(text: string, at: number): number {
  const rest = { start: at, end: text.length };
  for (const line of partsBetween(text, rest, Piece.lineFeed)) {
    const start = skipBlanks(text, line.start);
    const isRow = line.start > at && text.startsWith("[[", start) &&
      headerAt(text, start).path.length === 1;
    if (isRow) return line.start;
  }
  return text.length;
}

function isTable(value: unknown): value is TomlTable {
  return typeof value === "object" && value !== null &&
    !Array.isArray(value) && !(value instanceof Date);
}

function invalidToml(text: string, error: unknown): Diagnostic {
  const { message, line, column } = error as TomlMistake;
  const [said = ""] = String(message).split("\n");
  const at = offsetOf(text, Number(line ?? 1), Number(column ?? 1));
  return explainToml(text, at, said);
}

/** What the TOML parser throws; other errors lack these fields. */
interface TomlMistake {
  readonly message?: unknown;
  readonly line?: unknown;
  readonly column?: unknown;
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf("\n", start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}
