import type { Diagnostic } from "../../diagnostics/internal.ts";
import { type ParseToml, readRows } from "../toml/read_rows.ts";
import { type SourceFile, unreadableFile } from "../toml/source.ts";
import { type CardRow, pickText, rowName } from "./picked_row.ts";

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
  const read = readRows(parseToml, file.text, (row, table, index) => {
    const card = pickText({ file: file.name, row: { table, index } }, row);
    return card && { card, hasId: row["id"] === card.id };
  });
  return read.ok
    ? { cards: toldApart(read.value), failures: [] }
    : { cards: [], failures: read.errors };
}

/** Of cards without ids that share a name, the first is known by it. */
function toldApart(
  rows: readonly { readonly card: CardRow; readonly hasId: boolean }[],
): readonly CardRow[] {
  const names = new Set<string>();
  return rows.map(({ card, hasId }) => {
    if (hasId) return card;
    const isTaken = names.has(card.id);
    names.add(card.id);
    return isTaken ? { ...card, id: rowName(card.place) } : card;
  });
}
