import type { Span } from "../../diagnostics/internal.ts";
import { keepingAll, lazily } from "../../memo.ts";
import type { RowPlace, TablePlace } from "../problem.ts";
import { pairsByKey, pairsIn, type TomlPair } from "./pairs.ts";
import {
  lineEnd,
  partsBetween,
  Piece,
  pieceAt,
  skipEmpty,
  trimmed,
} from "./pieces.ts";
import { type TomlSection, tomlSections } from "./sections.ts";
import { type TomlString, tomlString } from "./toml_string.ts";

/** Finds positions in one TOML text. */
export interface TomlLocator {
  /** The span in the text that a span of the given place stands for. */
  move(place: TablePlace, span: Span, source?: "variables"): Span;
}

/** Prepares to find positions. */
export function tomlLocator(text: string): TomlLocator {
  const rowsIn = lazily(() => rowFinder(text));
  // Consecutive spans are mostly of the same row, so the last one is kept.
  let last: OpenRow | undefined;
  return {
    move: (place, span, source) => {
      if (place.row === undefined) return span;
      if (!isRow(last, place.row)) last = openRow(text, place.row, rowsIn());
      return spanIn(last, source ?? place.key ?? "", place.part, span);
    },
  };
}

/** A row of a table, or an inline table. */
interface Row {
  /** What stands for the whole row: its header, or all of an inline table. */
  readonly header: Span;
  readonly pairs: () => readonly TomlPair[];
  /** The headers of the tables within the row, by name. */
  readonly tables: Map<string, Span>;
}

/** A row whose keys have been found. */
interface OpenRow extends Omit<Row, "pairs"> {
  readonly place: RowPlace;
  readonly pairs: ReadonlyMap<string, TomlPair>;
  /** By the key: one string may have many findings. */
  readonly strings: (key: string) => TomlString | undefined;
}

function isRow(
  row: OpenRow | undefined,
  { table, index }: RowPlace,
): row is OpenRow {
  return row?.place.table === table && row.place.index === index;
}

type RowsIn = (table: string) => readonly Row[];

function openRow(text: string, place: RowPlace, rowsIn: RowsIn): OpenRow {
  const row = rowsIn(place.table)[place.index];
  const header = row?.header ?? { start: 0, end: lineEnd(text, 0) };
  const pairs = pairsByKey(row?.pairs() ?? []);
  const strings = keepingAll((key) => {
    const value = pairs.get(key)?.value;
    return value && pieceAt(text, value.start) === Piece.string
      ? tomlString(text, value)
      : undefined;
  });
  return { place, header, pairs, tables: row?.tables ?? new Map(), strings };
}

/** The span of a key or a value, of a piece of text, or of the whole row. */
function spanIn(
  { header, pairs, tables, strings }: OpenRow,
  key: string,
  part: TablePlace["part"],
  span: Span,
): Span {
  const pair = pairs.get(key);
  if (pair === undefined) return tables.get(key) ?? header;
  if (part === "key") return pair.keySpan;
  const string = part === "text" ? strings(key) : undefined;
  return string?.toText(span) ?? pair.value ?? pair.keySpan;
}

/** Finds the rows of tables, each written `[[table]]` or in a list. */
function rowFinder(text: string): RowsIn {
  const sections = tomlSections(text);
  const tables = rowsByTable(text, sections);
  const inline = keepingAll((table) => inlineRows(text, sections, table));
  return (table) => tables.get(table) ?? inline(table);
}

function rowsByTable(
  text: string,
  sections: readonly TomlSection[],
): ReadonlyMap<string, readonly Row[]> {
  const tables = new Map<string, Row[]>();
  for (const { path, isArray, header, span } of sections) {
    const [table = "", inner] = path;
    const rows = tables.get(table) ?? [];
    if (inner !== undefined) {
      const inners = rows.at(-1)?.tables;
      if (inners?.has(inner) === false) inners.set(inner, header);
    } else if (isArray) {
      const pairs = () => pairsIn(text, span);
      rows.push({ header, pairs, tables: new Map() });
      tables.set(table, rows);
    }
  }
  return tables;
}

/** The rows of `table = [{ … }, { … }]`. */
function inlineRows(
  text: string,
  sections: readonly TomlSection[],
  table: string,
): readonly Row[] {
  const top = sections.filter(({ path }) => path.length === 0)
    .flatMap(({ span }) => pairsIn(text, span));
  const list = pairsByKey(top).get(table)?.value;
  if (list === undefined || text[list.start] !== "[") return [];
  const inner = { start: list.start + 1, end: list.end - 1 };
  return [...partsBetween(text, inner, Piece.comma)].map((part) => {
    const first = skipEmpty(text, part.start, part.end);
    const header = trimmed(text, first, part.end);
    const inside = { start: header.start + 1, end: header.end - 1 };
    const pairs = () => pairsIn(text, inside, Piece.comma);
    return { header, pairs, tables: new Map() };
  });
}
