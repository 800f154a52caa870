/** The values of a row; integers are bigints. */
export type PlainRow = { readonly [key: string]: unknown };

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
  let last = "";
  let keys: readonly string[] = [];
  let at = skipEmptyLines(text, 0);
  while (at < limit) {
    const end = lineEnd(text, at);
    const table = tableOf(text.slice(at, end));
    // Rows of a table belong together, whatever stands between them.
    if (table === undefined || (table !== last && tables.has(table))) break;
    const read = readRow(text, end, keys);
    if (read === undefined || read.end > limit) break;
    see(read.row, table);
    tables.add(table);
    last = table;
    keys = read.keys;
    at = read.end;
  }
  return tables.size === 0 ? 0 : at;
}

/** Up to the first backslash or control character: those need the real parser. */
function plainLength(text: string): number {
  // deno-lint-ignore no-control-regex
  const odd = text.search(/[\0-\t\v-\x1f\\]/);
  const rubout = text.indexOf("\x7f");
  return Math.min(
    odd === -1 ? text.length : odd,
    rubout === -1 ? text.length : rubout,
  );
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

const LINE_FEED = "\n".charCodeAt(0);
const HASH = "#".charCodeAt(0);
const BRACKET = "[".charCodeAt(0);

/** Behind blank lines and comments. */
function skipEmptyLines(text: string, at: number): number {
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
  /** Keys in the order to expect them in. */
  readonly keys: readonly string[];
}

/**
 * Reads a row; nothing if it is not plain.
 *
 * A row usually has the keys of the row before, in the same order, so those are
 * compared first; a key is cut out of the text only if none of them fits.
 */
function readRow(
  text: string,
  start: number,
  keys: readonly string[],
): ReadRow | undefined {
  const row: Record<string, unknown> = {};
  let expected = 0;
  let at = skipEmptyLines(text, start);
  while (at < text.length && text.charCodeAt(at) !== BRACKET) {
    expected = nextKey(text, at, keys, expected);
    const key = keys[expected++] ?? newKey(text, at, row);
    if (key === undefined) return undefined;
    const start = at + key.length + EQUALS.length;
    const end = valueEnd(text, start);
    const value = valueOf(text, start, end);
    if (value === undefined) return undefined;
    row[key] = value;
    at = skipEmptyLines(text, end);
  }
  const isNew = expected > keys.length;
  return { row, end: at, keys: isNew ? Object.keys(row) : keys };
}

const EQUALS = " = ";

const SPACE = " ".charCodeAt(0);
const EQUAL = "=".charCodeAt(0);

/** How many keys a row may leave out; without a limit, time would be quadratic. */
const MOST_LEFT_OUT = 8;

/** The index of the key that comes next, or `keys.length` if it is none of them. */
function nextKey(
  text: string,
  at: number,
  keys: readonly string[],
  from: number,
): number {
  const end = Math.min(keys.length, from + MOST_LEFT_OUT + 1);
  for (let index = from; index < end; index++) {
    if (isKey(text, at, keys[index]!)) return index;
  }
  return keys.length;
}

function isKey(text: string, at: number, key: string): boolean {
  const end = at + key.length;
  return text.charCodeAt(end) === SPACE &&
    text.charCodeAt(end + 1) === EQUAL &&
    text.charCodeAt(end + 2) === SPACE &&
    text.startsWith(key, at);
}

/** A key that is new to the row, and no property that every object inherits. */
function newKey(text: string, at: number, row: PlainRow): string | undefined {
  const key = text.slice(at, Math.max(at, text.indexOf(EQUALS, at)));
  return /^[a-z][\w-]*$/i.test(key) && row[key] === undefined ? key : undefined;
}

/** The end of the line on which a value ends. */
function valueEnd(text: string, at: number): number {
  if (!isLong(text, at)) return lineEnd(text, at);
  const close = text.indexOf(LONG, at + LONG.length);
  return lineEnd(text, close === -1 ? at : close);
}

const LONG = `"""`;
const QUOTE = `"`.charCodeAt(0);
const APOSTROPHE = "'".charCodeAt(0);

function isLong(text: string, at: number): boolean {
  return text.charCodeAt(at) === QUOTE &&
    text.charCodeAt(at + 1) === QUOTE &&
    text.charCodeAt(at + 2) === QUOTE;
}

/** A plain value, as the TOML parser would read it. */
function valueOf(
  text: string,
  start: number,
  end: number,
): string | number | bigint | boolean | undefined {
  if (isLong(text, start)) return longString(text, start, end);
  const code = text.charCodeAt(start);
  if (code === QUOTE) return shortString(text, start, end, `"`);
  if (code === APOSTROPHE) return shortString(text, start, end, "'");
  const word = text.slice(start, end);
  return word === "true" ? true : word === "false" ? false : numberOf(word);
}

function shortString(
  text: string,
  start: number,
  end: number,
  quote: string,
): string | undefined {
  const close = text.indexOf(quote, start + 1);
  return close === end - 1 ? text.slice(start + 1, close) : undefined;
}

function longString(
  text: string,
  start: number,
  end: number,
): string | undefined {
  const from = start + LONG.length;
  const inside = text.charCodeAt(from) === LINE_FEED ? from + 1 : from;
  const close = text.indexOf(LONG, from);
  return close === end - LONG.length ? text.slice(inside, close) : undefined;
}

function numberOf(text: string): number | bigint | undefined {
  if (/^(?:0|-?[1-9]\d{0,14})$/.test(text)) return BigInt(Number(text));
  return /^-?[1-9]\d{0,5}\.\d{1,6}$/.test(text) ? Number(text) : undefined;
}
