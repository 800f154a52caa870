import { noCells, type PlainCells } from "./plain_cells.ts";
import {
  type Codes,
  codesOf,
  IS_TEXT,
  LINE_FEED,
  lineEndIn,
} from "./plain_codes.ts";
import { keyAt, ROW_START } from "./plain_keys.ts";
import { Kind, kindOf, NOT_PLAIN, valueEnd } from "./plain_values.ts";

/** Called with each row, the name of its table, and its index there. */
export type SeeCells = (
  cells: PlainCells,
  table: string,
  index: number,
) => void;

/**
 * Reads rows from the start of a TOML text for as long as they are plain, and
 * returns where it stopped: at a header, or at the start or the end of the text.
 *
 * Nearly all rows are plain: `[[table]]`, then `key = value` on lines of their
 * own, strings without escapes, numbers, flags. Whatever is not certain to be
 * plain and valid is left to the TOML parser. It exists for speed alone:
 * bench/README.md has the gain.
 */
export function readPlainRows(
  text: string,
  see: SeeCells,
  cells: PlainCells = noCells(),
): number {
  const codes = codesOf(text, cells.codes);
  const tables = new Set<string>();
  cells.text = text;
  cells.codes = codes;
  let table: string | undefined;
  let header = "";
  let index = 0;
  let at = skipEmptyLines(codes, 0, text.length);
  while (at !== NOT_PLAIN && at < text.length) {
    if (header === "" || !text.startsWith(header, at)) {
      table = tableOf(text.slice(at, lineEndIn(codes, at)));
      // Rows of a table belong together, whatever stands between them.
      if (table === undefined || tables.has(table)) break;
      header = ["[[", table, "]]\n"].join(""); // In one piece: compared faster.
      index = 0;
    }
    const end = readCells(lineEndIn(codes, at), cells);
    if (table === undefined || end === NOT_PLAIN) break;
    if (index === 0) tables.add(table);
    see(cells, table, index++);
    at = end;
  }
  return tables.size === 0 ? 0 : at;
}

const HASH = "#".charCodeAt(0);
const BRACKET = "[".charCodeAt(0);

/** Behind blank lines and comments, as long as they are plain. */
function skipEmptyLines(codes: Codes, at: number, length: number): number {
  for (;;) {
    const code = codes[at];
    if (code === LINE_FEED) {
      if (at >= length) return length;
      at++;
    } else if (code === HASH) {
      while (IS_TEXT[codes[at]!] === 1) at++;
      if (codes[at] !== LINE_FEED) return NOT_PLAIN;
    } else return at;
  }
}

/** The table of a line like `[[cards]]`. */
function tableOf(line: string): string | undefined {
  return /^\[\[([a-z][\w-]*)\]\]$/i.exec(line)?.[1];
}

/** Finds the cells of a row, and where the next header is, or the text ends. */
function readCells(start: number, cells: PlainCells): number {
  const { text, codes, keys, numbers, starts, ends, kinds } = cells;
  let count = 0;
  keys.row++;
  let key = ROW_START;
  let at = skipEmptyLines(codes, start, text.length);
  while (at < text.length && codes[at] !== BRACKET) {
    if (at === NOT_PLAIN) return NOT_PLAIN;
    key = keyAt(cells, at, key);
    if (key < 0 || keys.rows[key] === keys.row) return NOT_PLAIN;
    keys.rows[key] = keys.row;
    const from = at + keys.lengths[key]!;
    const end = valueEnd(text, codes, from);
    if (end === NOT_PLAIN) return NOT_PLAIN;
    const kind = kindOf(text, codes, from, end);
    if (kind === Kind.none) return NOT_PLAIN;
    numbers[count] = key;
    starts[count] = from;
    ends[count] = end;
    kinds[count] = kind;
    count++;
    at = skipEmptyLines(codes, end, text.length);
  }
  cells.count = count;
  return at;
}
