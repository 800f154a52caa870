import type { Span } from "../../diagnostics/internal.ts";
import { keysAt } from "./pairs.ts";
import { partsBetween, Piece, skipBlanks } from "./pieces.ts";

/** A table header, `[name]` or `[[name]]`, and all up to the next one. */
export interface TomlSection {
  /** The keys between the brackets; empty before the first header. */
  readonly path: readonly string[];
  /** Whether the header has two brackets. */
  readonly isArray: boolean;
  readonly header: Span;
  readonly span: Span;
}

/**
 * Cuts a TOML text in front of each table header; the first section is what
 * stands before them all. Unlike a parser, it never gives up: a text that is
 * being typed is hardly ever valid.
 */
export function tomlSections(text: string): readonly TomlSection[] {
  const sections: TomlSection[] = [];
  const all = { start: 0, end: text.length };
  let open = NO_HEADER;
  for (const line of partsBetween(text, all, Piece.lineFeed)) {
    const start = skipBlanks(text, line.start);
    if (text[start] !== "[") continue;
    sections.push(sectionFrom(open, start));
    open = headerAt(text, start);
  }
  sections.push(sectionFrom(open, text.length));
  return sections;
}

/** A table header. */
export type TomlHeader = Omit<TomlSection, "span">;

const NO_HEADER: TomlHeader = {
  path: [],
  isArray: false,
  header: { start: 0, end: 0 },
};

/** The header at an offset; it need not be closed. */
export function headerAt(text: string, start: number): TomlHeader {
  const isArray = text[start + 1] === "[";
  const brackets = isArray ? 2 : 1;
  const { path, span } = keysAt(text, start + brackets);
  const close = skipBlanks(text, span.end);
  let end = close;
  while (end < close + brackets && text[end] === "]") end++;
  if (end === close) end = span.end;
  return { path, isArray, header: { start, end } };
}

function sectionFrom(open: TomlHeader, end: number): TomlSection {
  return { ...open, span: { start: open.header.start, end } };
}
