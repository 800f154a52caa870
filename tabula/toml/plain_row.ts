import { lineEnd } from "./pieces.ts";
import { headerAt } from "./sections.ts";

/** A row that was read without the TOML parser. */
export interface PlainRow {
  readonly table: string;
  readonly values: PlainValues;
  /** Where the next header is, or the end of the text. */
  readonly end: number;
}

/** The values of a row as the TOML parser returns them. */
export type PlainValues = { readonly [key: string]: PlainValue };

type PlainValue = string | bigint | boolean;

/**
 * Reads rows of a text that are plain, given where each starts: `[[table]]`,
 * then `key = value` on lines of their own, where values are strings, numbers
 * and flags. Nearly all rows are.
 *
 * It exists for speed alone: if a row is not certain to be plain and valid, the
 * result is `undefined`, and the TOML parser reads the row.
 */
export function plainRows(text: string): (at: number) => PlainRow | undefined {
  // Rows of a table are alike: the header of the last one is tried first, and
  // after each key the one that came next there.
  let header = "";
  let table = "";
  const following = new Map<string, string>();
  return (start) => {
    if (header === "" || !text.startsWith(header, start)) {
      [header = "", table = ""] = matchAt(HEADER, text, start) ?? [];
      if (header === "") return undefined;
    }
    const values: Record<string, PlainValue> = {};
    let at = skipLineFeeds(text, start + header.length);
    for (let before = ""; at < text.length && text[at] !== "[";) {
      let key = following.get(before) ?? "";
      if (key === "" || !isKeyAt(text, at, key)) {
        key = matchAt(KEY, text, at)?.[1] ?? "";
        following.set(before, key);
      }
      before = key;
      const from = at + key.length + EQUALS.length;
      const end = valueEnd(text, from);
      const value = plainValue(text, from, end);
      // Inherited names, such as "constructor", are in every object.
      if (value === undefined || key === "" || key in values) return undefined;
      values[key] = value;
      at = skipLineFeeds(text, end);
    }
    return text.startsWith(header, at) || !isInside(text, at, table)
      ? { table, values, end: at }
      : undefined;
  };
}

const HEADER = /\[\[([a-zA-Z][\w-]*)\]\]\n/y;
const EQUALS = " = ";
const KEY = /([a-zA-Z][\w-]*) = /y;

function matchAt(
  pattern: RegExp,
  text: string,
  at: number,
): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function isKeyAt(text: string, at: number, key: string): boolean {
  return text.startsWith(key, at) && text.startsWith(EQUALS, at + key.length);
}

/** Whether the header at an offset is that of a table within a row. */
function isInside(text: string, at: number, table: string): boolean {
  const { path } = headerAt(text, at);
  return path[0] === table && path.length > 1;
}

function skipLineFeeds(text: string, at: number): number {
  while (text[at] === "\n") at++;
  return at;
}

/** The end of the line at an offset, or of the line where a long string ends. */
function valueEnd(text: string, start: number): number {
  if (!text.startsWith(LONG, start)) return lineEnd(text, start);
  const close = text.indexOf(LONG, start + LONG.length);
  return close === -1 ? text.length : lineEnd(text, close);
}

/** The value between two offsets, if it is plain. */
function plainValue(
  text: string,
  start: number,
  end: number,
): PlainValue | undefined {
  const source = text.slice(start, end);
  if (source.startsWith(LONG)) {
    // A line feed right after the quotation marks is not part of the value.
    const from = LONG.length + (source[LONG.length] === "\n" ? 1 : 0);
    const body = source.slice(from, -LONG.length);
    const isClosed = source.length >= 2 * LONG.length && source.endsWith(LONG);
    return isClosed && !body.includes(LONG)
      ? plainString(body, IN_LINES)
      : undefined;
  }
  if (source.startsWith('"')) {
    return source.length > 1 && source.endsWith('"')
      ? plainString(source.slice(1, -1), IN_LINE)
      : undefined;
  }
  return IN_QUOTES.exec(source)?.[1] ?? plainWord(source);
}

const LONG = '"""';

// deno-lint-ignore no-control-regex
const IN_LINE = /^[^"\\\x00-\x08\x0a-\x1f\x7f]*$/;
// deno-lint-ignore no-control-regex
const IN_QUOTES = /^'([^'\x00-\x08\x0a-\x1f\x7f]*)'$/;
// deno-lint-ignore no-control-regex
const IN_LINES = /^[^\\\x00-\x08\x0b-\x1f\x7f]*$/;

/** What stands between quotation marks, if it has none but common escapes. */
function plainString(body: string, plain: RegExp): string | undefined {
  if (plain.test(body)) return body;
  const isPlain = plain.test(body.replaceAll(ESCAPE, ""));
  return isPlain ? body.replaceAll(ESCAPE, unescape) : undefined;
}

const ESCAPE = /\\[nt"\\]/g;

function unescape(escape: string): string {
  return escape === "\\n" ? "\n" : escape === "\\t" ? "\t" : escape[1]!;
}

function plainWord(word: string): PlainValue | undefined {
  if (word === "true") return true;
  if (word === "false") return false;
  return /^(?:0|[1-9]\d{0,14})$/.test(word) ? BigInt(word) : undefined;
}
