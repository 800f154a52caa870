import {
  type Diagnostic,
  diagnostic,
  type Result,
} from "../diagnostics/mod.ts";
import { tomlHeaders } from "./toml_sections.ts";

/** A TOML table: integers are bigints, so that 2 and 2.0 stay apart. */
export type TomlTable = { readonly [key: string]: unknown };

/** Reads a TOML text, or throws. */
export type ParseToml = (text: string) => TomlTable;

/** What to keep of the row of an array of tables; nothing leaves it out. */
export type PickRow<T> = (
  row: TomlTable,
  table: string,
  index: number,
) => T | undefined;

/** Told of a key at the top that holds anything but tables. */
export type SeeOther = (key: string) => void;

/** Long files are read in parts of about this many characters. */
const PART_LENGTH = 1 << 18;

/** The TOML parser; loaded only by those who read TOML. */
export async function loadTomlParser(): Promise<ParseToml> {
  const { parse } = await import("@std/toml");
  return (text) => parse(text, { integersAsBigInt: true });
}

/**
 * Picks from the rows of all arrays of tables at the top of a TOML text.
 *
 * A long text is read part by part, so that not all of its tables are in memory
 * at once: 100,000 cards would take 600 MB.
 */
export function readRows<T>(
  parseToml: ParseToml,
  text: string,
  pick: PickRow<T>,
  seeOther: SeeOther = () => {},
): Result<readonly T[]> {
  const parts = text.length > 2 * PART_LENGTH ? partsOf(text) : [text];
  const take = (table: TomlTable, seen: Map<string, number>) =>
    rowsOf(table, pick, seeOther, seen);
  const rows = readParts(parseToml, parts, take);
  if (rows !== undefined) return { ok: true, value: rows, diagnostics: [] };
  try {
    // Parts that do not fit together, or a mistake: the whole text decides.
    const value = take(parseToml(text), new Map());
    return { ok: true, value, diagnostics: [] };
  } catch (error) {
    return { ok: false, diagnostics: [invalidToml(text, error)] };
  }
}

function readParts<T>(
  parseToml: ParseToml,
  parts: readonly string[],
  take: (table: TomlTable, seen: Map<string, number>) => T[],
): T[] | undefined {
  const rows: T[] = [];
  const seen = new Map<string, number>();
  try {
    for (const part of parts) {
      const table = parseToml(part);
      if (contradicts(table, seen)) return undefined;
      for (const row of take(table, seen)) rows.push(row);
    }
    return rows;
  } catch {
    return undefined;
  }
}

/** Whether a key of an earlier part comes back as anything but more rows. */
function contradicts(
  table: TomlTable,
  seen: ReadonlyMap<string, number>,
): boolean {
  return Object.entries(table).some(([key, value]) => {
    const count = seen.get(key);
    return count !== undefined && !(count > 0 && Array.isArray(value));
  });
}

function rowsOf<T>(
  table: TomlTable,
  pick: PickRow<T>,
  seeOther: SeeOther,
  seen: Map<string, number>,
): T[] {
  const rows: T[] = [];
  for (const [key, value] of Object.entries(table)) {
    const first = seen.get(key) ?? 0;
    seen.set(key, first + (Array.isArray(value) ? value.length : 0));
    if (!Array.isArray(value)) {
      seeOther(key);
      continue;
    }
    value.forEach((row: unknown, index) => {
      if (!isTable(row)) return seeOther(key);
      const picked = pick(row, key, first + index);
      if (picked !== undefined) rows.push(picked);
    });
  }
  return rows;
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
    const canCut = header.isArray && /^[\w-]+$/.test(header.name);
    if (!canCut || header.start - start < PART_LENGTH) continue;
    parts.push(text.slice(start, header.start));
    start = header.start;
  }
  parts.push(text.slice(start));
  return parts;
}

function invalidToml(text: string, error: unknown): Diagnostic {
  const { message, line, column } = error as TomlMistake;
  const [summary = ""] = String(message).split("\n");
  const reason = summary.replace("Invalid TOML document: ", "");
  const start = offsetOf(text, Number(line ?? 1), Number(column ?? 1));
  return diagnostic("invalid-toml", { start, end: start }, { reason });
}

/** What the TOML parser throws; of anything else the fields are missing. */
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
