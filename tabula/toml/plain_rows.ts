import { noCells, type PlainCells } from "./plain_cells.ts";
import { keyAt, ROW_START } from "./plain_keys.ts";
import { Kind, kindOf, lineEnd, valueEnd } from "./plain_values.ts";

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
  const limit = plainLength(text);
  const tables = new Set<string>();
  cells.text = text;
  let table: string | undefined;
  let header = "";
  let index = 0;
  let at = skipEmptyLines(text, 0);
  while (at < limit) {
    if (header === "" || !text.startsWith(header, at)) {
      table = tableOf(text.slice(at, lineEnd(text, at)));
      // Rows of a table belong together, whatever stands between them.
      if (table === undefined || tables.has(table)) break;
      header = ["[[", table, "]]\n"].join(""); // In one piece, as keys are.
      index = 0;
    }
    const end = readCells(text, lineEnd(text, at), cells);
    if (table === undefined || end === NOT_PLAIN || end > limit) break;
    if (index === 0) tables.add(table);
    see(cells, table, index++);
    at = end;
  }
  return tables.size === 0 ? 0 : at;
}

/** Backslashes and control characters: those need the real parser. */
const ODD: readonly string[] = [
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code))
    .filter((character) => character !== "\n"),
  "\\",
  "\x7f",
];

/** One search for each is quicker than one regular expression for all. */
function plainLength(text: string): number {
  return ODD.reduce((end, each) => {
    const found = text.indexOf(each);
    return found === -1 || found > end ? end : found;
  }, text.length);
}

const LINE_FEED = "\n".charCodeAt(0);
const HASH = "#".charCodeAt(0);
const BRACKET = "[".charCodeAt(0);

/** Behind blank lines and comments. */
export function skipEmptyLines(text: string, at: number): number {
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === HASH) at = lineEnd(text, at);
    else if (code === LINE_FEED) at++;
    else return at;
  }
}

/** The table of a line like `[[cards]]`. */
function tableOf(line: string): string | undefined {
  return /^\[\[([a-z][\w-]*)\]\]$/i.exec(line)?.[1];
}

const NOT_PLAIN = -1;

/** Finds the cells of a row, and where the next header is, or the text ends. */
function readCells(text: string, start: number, cells: PlainCells): number {
  const { keys, numbers, starts, ends, kinds } = cells;
  let count = 0;
  keys.row++;
  let key = ROW_START;
  let at = skipEmptyLines(text, start);
  while (at < text.length && text.charCodeAt(at) !== BRACKET) {
    key = keyAt(text, at, keys, key);
    if (key < 0 || keys.rows[key] === keys.row) return NOT_PLAIN;
    keys.rows[key] = keys.row;
    const from = at + keys.starts[key]!.length;
    const end = valueEnd(text, from);
    const kind = kindOf(text, from, end);
    if (kind === Kind.none) return NOT_PLAIN;
    numbers[count] = key;
    starts[count] = from;
    ends[count] = end;
    kinds[count] = kind;
    count++;
    at = skipEmptyLines(text, end);
  }
  cells.count = count;
  return at;
}
