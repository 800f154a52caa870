import type { Span } from "../../diagnostics/internal.ts";
import { endOfValue } from "./end_of_value.ts";

/** A key and its value, as far as they have been typed. */
export interface TomlPair {
  readonly key: string;
  readonly keySpan: Span;
  /** Missing as long as there is no equals sign. */
  readonly value?: Span;
  readonly isString: boolean;
}

/** A table: its header and the keys up to the next one. */
export interface TomlSection {
  /** The name between the brackets; empty before the first header. */
  readonly table: string;
  /** Which of the tables of this name. */
  readonly index: number;
  /** Whether the header has two brackets. */
  readonly isArray: boolean;
  readonly header: Span;
  readonly span: Span;
  readonly pairs: readonly TomlPair[];
}

/** What stands where in a TOML text. */
export interface TomlScan {
  readonly sections: readonly TomlSection[];
  readonly comments: readonly Span[];
}

/**
 * Finds tables, keys and values. Unlike a parser it never gives up: a document
 * that is being typed is hardly ever valid.
 */
export function scanToml(text: string): TomlScan {
  const sections: OpenSection[] = [];
  const comments: Span[] = [];
  const counts = new Map<string, number>();
  let open = sectionAt(0, "", false, 0);
  let at = 0;
  while (at < text.length) {
    const start = skipBlanks(text, at);
    const first = text[start];
    const end = lineEnd(text, start);
    at = end + 1;
    if (first === undefined || first === "\n") continue;
    if (first === "#") comments.push({ start, end });
    else if (first === "[") {
      sections.push({ ...open, span: { start: open.span.start, end: start } });
      open = headerAt(text, start, end, counts);
    } else {
      const pair = pairAt(text, start, end);
      open.pairs.push(pair);
      at = Math.max(at, lineEnd(text, pair.value?.end ?? start) + 1);
    }
  }
  const { start } = open.span;
  sections.push({ ...open, span: { start, end: text.length } });
  return { sections, comments };
}

interface OpenSection extends TomlSection {
  readonly pairs: TomlPair[];
}

function sectionAt(
  start: number,
  table: string,
  isArray: boolean,
  index: number,
  end = start,
): OpenSection {
  const header = { start, end };
  return { table, index, isArray, header, span: header, pairs: [] };
}

function headerAt(
  text: string,
  start: number,
  end: number,
  counts: Map<string, number>,
): OpenSection {
  const line = text.slice(start, end);
  const [written = "", brackets = "", name = ""] =
    /^(\[\[?)\s*("[^"]*"|'[^']*'|[^\]#]*)\s*\]{0,2}/.exec(line) ?? [];
  const table = unquoted(name.trim());
  const index = counts.get(table) ?? 0;
  counts.set(table, index + 1);
  const isArray = brackets === "[[";
  return sectionAt(start, table, isArray, index, start + written.length);
}

function pairAt(text: string, start: number, end: number): TomlPair {
  const line = text.slice(start, end);
  const [written = ""] = /^(?:"[^"]*"|'[^']*'|[^=#"'\s])+/.exec(line) ?? [];
  const keySpan = { start, end: start + written.length };
  const key = unquoted(written);
  const equals = /^\s*=[^\S\n]*/.exec(line.slice(written.length))?.[0];
  if (equals === undefined) return { key, keySpan, isString: false };
  const from = keySpan.end + equals.length;
  const value = { start: from, end: endOfValue(text, from) };
  return { key, keySpan, value, isString: /["']/.test(text[from] ?? "") };
}

function unquoted(name: string): string {
  return /^(["']).*\1$/.test(name) ? name.slice(1, -1) : name;
}

function skipBlanks(text: string, at: number): number {
  let start = at;
  while (text[start] === " " || text[start] === "\t") start++;
  return start;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}
