import { keyAt, noKeys, type PlainKeys, ROW_START } from "./plain_keys.ts";
import { lineEnd, type PlainValue, valueEnd, valueOf } from "./plain_values.ts";

/** The values of a row; integers are bigints. */
export type PlainRow = { readonly [key: string]: PlainValue };

/** Called with each row and the name of its table. */
export type SeeRow = (row: PlainRow, table: string) => void;

/**
 * Reads rows from the start of a TOML text for as long as they are plain, and
 * returns where it stopped: at a header, or at the start or the end of the text.
 *
 * Nearly all rows are plain: `[[table]]`, then `key = value` on lines of their
 * own, strings without escapes, numbers, flags. Whatever is not certain to be
 * plain and valid is left to the TOML parser. It exists for speed alone:
 * bench/README.md has the gain.
 */
export function readPlainRows(text: string, see: SeeRow): number {
  const limit = plainLength(text);
  const tables = new Set<string>();
  const keys = noKeys();
  let table: string | undefined;
  let header = "";
  let at = skipEmptyLines(text, 0);
  while (at < limit) {
    if (header === "" || !text.startsWith(header, at)) {
      table = tableOf(text.slice(at, lineEnd(text, at)));
      // Rows of a table belong together, whatever stands between them.
      if (table === undefined || tables.has(table)) break;
      header = `[[${table}]]\n`;
    }
    const read = readRow(text, lineEnd(text, at), keys);
    if (table === undefined || read === undefined || read.end > limit) break;
    see(read.row, table);
    tables.add(table);
    at = read.end;
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

interface ReadRow {
  readonly row: PlainRow;
  /** Where the next header is, or the end of the text. */
  readonly end: number;
}

/** Reads a row; nothing if it is not plain. */
function readRow(
  text: string,
  start: number,
  keys: PlainKeys,
): ReadRow | undefined {
  const row: Record<string, PlainValue> = {};
  keys.row++;
  let before = ROW_START;
  let at = skipEmptyLines(text, start);
  while (at < text.length && text.charCodeAt(at) !== BRACKET) {
    before = keyAt(text, at, keys, before);
    const key = keys.names[before];
    if (key === undefined || keys.rows[before] === keys.row) return undefined;
    keys.rows[before] = keys.row;
    const start = at + keys.starts[before]!.length;
    const end = valueEnd(text, start);
    const value = valueOf(text, start, end);
    if (value === undefined) return undefined;
    row[key] = value;
    at = skipEmptyLines(text, end);
  }
  return { row, end: at };
}
