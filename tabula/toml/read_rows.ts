import {
  type Diagnostic,
  type Result,
  result,
} from "../../diagnostics/internal.ts";
import { tomlHeaders } from "./headers.ts";
import {
  type PickCells,
  readKnownRows,
  type RowMemory,
  type SeePicked,
} from "./known_rows.ts";
import { explainToml } from "./mistakes/explain_toml.ts";
import { rowOf } from "./plain_cells.ts";
import { readPlainRows } from "./plain_rows.ts";
import { plainSections } from "./plain_sections.ts";

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
export interface RowOptions<T> {
  readonly seeKey?: SeeKey;
  /** Rows that are in it are not picked again. */
  readonly memory?: RowMemory<T> | undefined;
  /** As `pick`, for plain rows: it need not make an object of each. */
  readonly pickCells?: PickCells<T>;
}

/** Long files are read in parts of about this many characters. */
const PART_LENGTH = 1 << 18;

/** Loads the TOML parser: a dynamic import, so that other commands do without it. */
export async function loadTomlParser(): Promise<ParseToml> {
  const { parseToml } = await import("./parse_toml.ts");
  return parseToml;
}

/**
 * Picks from the rows of all arrays of tables at the top of a TOML text.
 *
 * Plain rows are read without the parser. The rest of a long text is read part
 * by part, so that its tables are never in memory all at once. If the parts do
 * not fit together, the text is read again as a whole; then `pick` and `seeKey`
 * are called twice for the same rows.
 */
export function readRows<T>(
  parseToml: ParseToml,
  text: string,
  pick: PickRow<T>,
  options: RowOptions<T> = {},
): Result<readonly T[]> {
  const { seeKey = () => {} } = options;
  const value = readParts(parseToml, text, makeTaker(pick, seeKey), options);
  if (value !== undefined) return result(value, []);
  try {
    // Either the parts do not fit together or there is a mistake: ask the parser.
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
  readonly pick: PickRow<T>;
  /** Takes what was picked from the next row of a table, and which row it is. */
  readonly takePicked: SeePicked<T>;
  /** False if the table cannot continue what was read before. */
  readonly takeTable: (table: TomlTable) => boolean;
}

function makeTaker<T>(pick: PickRow<T>, seeKey: SeeKey): Taker<T> {
  const rows: T[] = [];
  const counts = new Map<string, number>();
  let last: string | undefined;
  const takePicked: SeePicked<T> = (picked, key, index) => {
    if (index === 0) seeKey(key, "rows");
    counts.set(key, index + 1);
    last = key;
    if (picked !== undefined) rows.push(picked);
  };
  const takeTable = (table: TomlTable): boolean => {
    if (contradicts(table, counts, last)) return false;
    for (const [key, value] of Object.entries(table)) {
      last = key;
      if (!counts.has(key)) counts.set(key, 0);
      if (!Array.isArray(value)) seeKey(key, "other");
      else {
        for (const row of value) {
          const index = counts.get(key) ?? 0;
          if (isTable(row)) takePicked(pick(row, key, index), key, index);
          else seeKey(key, "other");
        }
      }
    }
    return true;
  };
  return { rows, pick, takePicked, takeTable };
}

function readParts<T>(
  parseToml: ParseToml,
  text: string,
  { rows, pick, takePicked, takeTable }: Taker<T>,
  { memory, pickCells }: RowOptions<T>,
): readonly T[] | undefined {
  const pickPlain: PickCells<T> = pickCells ??
    ((cells, table, index) => pick(rowOf(cells), table, index));
  const read = memory !== undefined
    ? readKnownRows(text, memory, pickPlain, takePicked)
    : readPlainRows(
      text,
      (cells, table, index) =>
        takePicked(pickPlain(cells, table, index), table, index),
    );
  const rest = text.slice(read);
  const parts = rest.length > 2 * PART_LENGTH ? partsOf(rest) : [rest];
  try {
    return parts.every((part) => takeTable(tableIn(part, parseToml)))
      ? rows
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a part of a text holds; of plain sections, nobody asks what they say. */
function tableIn(part: string, parseToml: ParseToml): TomlTable {
  const name = plainSections(part);
  return name === undefined ? parseToml(part) : { [name]: {} };
}

/** Whether a key of an earlier part comes back as anything but its next rows. */
function contradicts(
  table: TomlTable,
  counts: ReadonlyMap<string, number>,
  last: string | undefined,
): boolean {
  return Object.entries(table).some(([key, value], at) => {
    const count = counts.get(key);
    const goesOn = at === 0 && key === last && Array.isArray(value);
    return count !== undefined && !(count > 0 && goesOn);
  });
}

function isTable(value: unknown): value is TomlTable {
  return typeof value === "object" && value !== null &&
    !Array.isArray(value) && !(value instanceof Date);
}

/** Cuts a text in front of `[[name]]`, so that each part is TOML of its own. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const header of tomlHeaders(text)) {
    const canCut = header.isArray && header.path.length === 1;
    if (!canCut || header.start - start < PART_LENGTH) continue;
    parts.push(text.slice(start, header.start));
    start = header.start;
  }
  parts.push(text.slice(start));
  return parts;
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
