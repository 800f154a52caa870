import type { AST } from "toml-eslint-parser";
import type { Span } from "../../diagnostics/internal.ts";
import type { RowPlace, TablePlace } from "../problem.ts";
import { tomlHeaders } from "./headers.ts";
import { type SourceSpans, sourceSpans } from "./string_span.ts";

/** Finds positions in one TOML text. */
export interface TomlLocator {
  /** The span in the text that a span of the given place stands for. */
  move(place: TablePlace, span: Span, source?: "variables"): Span;
}

/** Prepares to find positions; the parser that knows them is loaded only here. */
export async function tomlLocator(text: string): Promise<TomlLocator> {
  const { parseTOML } = await import("toml-eslint-parser");
  const sections = sectionsOf(text);
  const all = { start: 0, end: text.length };
  // Consecutive spans are mostly of the same row, so the last tree is kept.
  let last: Section | undefined;
  return {
    move: (place, span, source) => {
      const { row } = place;
      if (row === undefined) return span;
      const where = sections.get(row.table)?.[row.index];
      // A section on its own holds the first row of its table.
      const inside = where === undefined ? row : { ...row, index: 0 };
      if (last?.where !== (where ?? all)) {
        last = section(parseTOML, text, where ?? all);
      }
      const key = source ?? place.key ?? "";
      const pair = pairOf(last.rows, inside, key);
      const found = pair === undefined
        ? headerOf(last, row.table, key) ?? firstLine(last.source)
        : spanIn(last, pair, place.part, span);
      return shift(found, last);
    },
  };
}

interface Section {
  readonly where: Span;
  readonly source: string;
  readonly rows: Rows;
  /** By the string's node: one text may have many findings. */
  readonly strings: Map<AST.TOMLContentNode, SourceSpans>;
}

function section(
  parse: (text: string) => AST.TOMLProgram,
  text: string,
  where: Span,
): Section {
  const source = text.slice(where.start, where.end);
  const strings = new Map();
  try {
    const rows = rowsOf(parse(source).body[0].body);
    return { where, source, rows, strings };
  } catch {
    // Another parser accepted the text; where they differ, point at the row.
    return { where, source, rows: new Map(), strings };
  }
}

type Sections = ReadonlyMap<string, readonly Span[]>;

/** From each `[[name]]` to the next header that is not a part of it. */
function sectionsOf(text: string): Sections {
  const sections = new Map<string, Span[]>();
  let open: { readonly name: string; readonly start: number } | undefined;
  const close = (end: number) => {
    if (open === undefined) return;
    const spans = sections.get(open.name) ?? [];
    spans.push({ start: open.start, end });
    sections.set(open.name, spans);
  };
  for (const { path: [name, ...deeper], start, isArray } of tomlHeaders(text)) {
    if (deeper.length > 0 && name === open?.name) continue;
    close(start);
    const isRow = isArray && name !== undefined && deeper.length === 0;
    open = isRow ? { name, start } : undefined;
  }
  close(text.length);
  return sections;
}

/** The header of a table within a row: `[[cards.x]]` is the key "x" of a card. */
function headerOf(
  { source }: Section,
  table: string,
  key: string,
): Span | undefined {
  const header = tomlHeaders(source)
    .find(({ path }) => path[0] === table && path[1] === key);
  if (header === undefined) return undefined;
  const { end } = firstLine(source.slice(header.start));
  return { start: header.start, end: header.start + end };
}

/** The span of a key or a value, or of a piece of text. */
function spanIn(
  { source, strings }: Section,
  pair: AST.TOMLKeyValue,
  part: TablePlace["part"],
  span: Span,
): Span {
  const [start, end] = (part === "key" ? pair.key : pair.value).range;
  if (part !== "text" || !isString(pair.value)) return { start, end };
  const find = strings.get(pair.value) ?? sourceSpans(source.slice(start, end));
  strings.set(pair.value, find);
  const inner = find(span);
  return { start: start + inner.start, end: start + inner.end };
}

function isString(node: AST.TOMLContentNode): boolean {
  return node.type === "TOMLValue" && node.kind === "string";
}

function pairOf(
  rows: Rows,
  { table, index }: RowPlace,
  key: string,
): AST.TOMLKeyValue | undefined {
  for (const body of rows.get(table)?.get(index) ?? []) {
    const pair = body.find((each) => keyOf(each) === key) ??
      body.find((each) => firstKey(each) === key);
    if (pair !== undefined) return pair;
  }
  return undefined;
}

type TopLevel = AST.TOMLTopLevelTable["body"];

/** The keys of each row, by table and index: of its own table, or of an inline one. */
type Rows = ReadonlyMap<string, ReadonlyMap<number, Body[]>>;
type Body = readonly AST.TOMLKeyValue[];

/** All rows, found in one walk. */
function rowsOf(top: TopLevel): Rows {
  const rows = new Map<string, Map<number, Body[]>>();
  const add = (table: string, index: number, body: Body) => {
    const bodies = rows.get(table) ?? new Map<number, Body[]>();
    rows.set(table, bodies);
    bodies.set(index, [...bodies.get(index) ?? [], body]);
  };
  for (const node of top) {
    if (node.type === "TOMLTable") {
      const [name, at, ...deeper] = node.resolvedKey;
      if (typeof name === "string" && typeof at === "number") {
        if (deeper.length === 0) add(name, at, node.body);
      }
      continue;
    }
    const table = keyOf(node);
    if (table === undefined || node.value.type !== "TOMLArray") continue;
    node.value.elements.forEach((row, at) => {
      if (row.type === "TOMLInlineTable") add(table, at, row.body);
    });
  }
  return rows;
}

function keyOf(pair: AST.TOMLKeyValue): string | undefined {
  return pair.key.keys.length === 1 ? firstKey(pair) : undefined;
}

/** The key "energy" of `energy.cost = 2`. */
function firstKey({ key }: AST.TOMLKeyValue): string | undefined {
  const [first] = key.keys;
  return first?.type === "TOMLBare" ? first.name : first?.value;
}

function firstLine(source: string): Span {
  const end = source.indexOf("\n");
  return { start: 0, end: end === -1 ? source.length : end };
}

function shift({ start, end }: Span, { where }: Section): Span {
  return { start: where.start + start, end: where.start + end };
}
