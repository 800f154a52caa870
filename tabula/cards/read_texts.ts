import type { Diagnostic } from "../../diagnostics/internal.ts";
import { type ParseToml, readRows } from "../toml/read_rows.ts";
import { type SourceFile, unreadableFile } from "../toml/source.ts";
import { type CardRow, pickText } from "./picked_row.ts";

/** The rules texts of one file, or why it cannot be read. */
export interface TextsOfFile {
  /** Each row with rules text. */
  readonly cards: readonly CardRow[];
  /** Why the whole file cannot be read, if it cannot. */
  readonly failures: readonly Diagnostic[];
}

/**
 * Reads the rules texts of a file by itself, whichever file it is: nothing else
 * in its rows matters. Rows need no ids; those without are told apart by their
 * names, or by their indexes.
 */
export function readTexts(
  file: SourceFile,
  parseToml: ParseToml,
): TextsOfFile {
  if ("failure" in file) {
    return { cards: [], failures: [unreadableFile(file)] };
  }
  const names = new Set<string>();
  const read = readRows(parseToml, file.text, (row, table, index) => {
    const card = pickText({ file: file.name, row: { table, index } }, row);
    if (card === undefined || row["id"] === card.id) return card;
    const isTaken = names.has(card.id);
    names.add(card.id);
    return isTaken ? { ...card, id: `${table}[${index}]` } : card;
  });
  return read.ok
    ? { cards: read.value, failures: [] }
    : { cards: [], failures: read.errors };
}
