import { headerPath } from "./header_path.ts";
import { lineEnd } from "./plain_values.ts";

/** A table header of a TOML text: `[name]` or `[[name]]`. */
export interface TomlHeader {
  readonly start: number;
  /** The keys between the brackets, however they are spelled. */
  readonly path: readonly string[];
  readonly isArray: boolean;
}

/**
 * The table headers of a TOML text, in order.
 *
 * Strings, comments and nested brackets are skipped. Anything else is left to the
 * TOML parser: headers only say where a text can be split.
 */
export function tomlHeaders(text: string): TomlHeader[] {
  const headers: TomlHeader[] = [];
  for (let at = 0; at < text.length;) {
    const start = skipBlanks(text, at);
    if (text[start] === "[") {
      headers.push(header(text, start));
      at = lineEnd(text, start) + 1;
    } else {
      at = skipStatement(text, start);
    }
  }
  return headers;
}

function header(text: string, start: number): TomlHeader {
  const isArray = text[start + 1] === "[";
  const path = headerPath(text, start + (isArray ? 2 : 1));
  return { start, path, isArray };
}

function skipBlanks(text: string, at: number): number {
  while (text[at] === " " || text[at] === "\t") at++;
  return at;
}

/** The offset after the line feed that ends a key and its value. */
export function skipStatement(text: string, start: number): number {
  const mark = /["'#[\]{}\n]/g;
  mark.lastIndex = start;
  let depth = 0;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const at = found.index;
    switch (found[0]) {
      case "\n":
        if (depth === 0) return at + 1;
        break;
      case "#":
        mark.lastIndex = lineEnd(text, at);
        break;
      case "[":
      case "{":
        depth++;
        break;
      case "]":
      case "}":
        depth = Math.max(0, depth - 1);
        break;
      default:
        mark.lastIndex = skipString(text, at);
    }
  }
  return text.length;
}

/** The offset after the string that starts here. */
export function skipString(text: string, start: number): number {
  const quote = text[start] ?? "";
  const isLong = text.startsWith(quote.repeat(3), start);
  const close = isLong ? quote.repeat(3) : quote;
  const stop = isLong ? text.length : lineEnd(text, start);
  let at = text.indexOf(close, start + close.length);
  while (at !== -1 && at < stop && quote === '"' && isEscaped(text, at)) {
    at = text.indexOf(close, at + 1);
  }
  if (at === -1 || at >= stop) return stop;
  at += close.length;
  // A long string may end in up to two quotes of its own.
  for (let extra = 0; isLong && extra < 2 && text[at] === quote; extra++) at++;
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - backslashes - 1] === "\\") backslashes++;
  return backslashes % 2 === 1;
}
