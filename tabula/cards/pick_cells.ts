import type { PickCells } from "../toml/known_rows.ts";
import { cellValue, type PlainCells, rowOf } from "../toml/plain_cells.ts";
import type { RowOf } from "../problem.ts";
import { type Field, isMisreading } from "./form.ts";
import { type CardRow, type PickedRow, pickRow } from "./picked_row.ts";
import { NEEDED } from "./read_row.ts";
import { KEYS, tableIn, type TableName } from "./tables.ts";

/**
 * Picks from the plain rows of a file as `pickRow` does. Nearly every row is a
 * card without a problem: of such a row, only the texts that are kept are cut
 * out. It exists for speed alone; all other rows are left to `pickRow`.
 */
export function cellPicker(file: string): PickCells<PickedRow> {
  const own = tableIn(file);
  const columnsOf = columnsByTable();
  return (cells, table, index) => {
    const place = { file, row: { table, index } };
    const card = own === table && hasCards(own)
      ? pickCard(place, cells, columnsOf(own, cells), NEEDED[own])
      : undefined;
    return card === undefined ? pickRow(place, rowOf(cells)) : { card };
  };
}

/** A key of a table. */
interface Column {
  readonly key: string;
  /** Nothing if the table has no such key. */
  readonly field: Field<unknown> | undefined;
  /** Whether a card keeps its value. */
  readonly isKept: boolean;
}

const KEPT: ReadonlySet<string> = new Set([
  "id",
  "name",
  "rules-text",
  "variables",
]);

function hasCards(table: TableName): boolean {
  return KEYS[table].has("rules-text");
}

/** Finds the columns of a table, by the numbers of their keys in the file. */
function columnsByTable(): (
  table: TableName,
  cells: PlainCells,
) => readonly Column[] {
  let latest: TableName | undefined;
  let columns: Column[] = [];
  return (table, { keys: { names } }) => {
    if (table !== latest) columns = [];
    latest = table;
    for (let i = columns.length; i < names.length; i++) {
      const key = names[i]!;
      const field = KEYS[table].get(key);
      columns.push({ key, field, isKept: KEPT.has(key) });
    }
    return columns;
  };
}

/** The card of a row, if there is nothing at all to say about the row. */
function pickCard(
  place: RowOf,
  cells: PlainCells,
  columns: readonly Column[],
  needed: number,
): CardRow | undefined {
  let [id, uuid, name, text, variables] = ["", "", "", "", ""];
  let missing = needed;
  for (let cell = 0; cell < cells.count; cell++) {
    const { key, field, isKept } = columns[cells.numbers[cell]!]!; // All are there.
    if (field === undefined) return undefined;
    const isFine = ((field.fineKinds ?? 0) & cells.kinds[cell]!) !== 0;
    if (isFine && field.isNeededBy !== undefined) missing--;
    if (isFine && !isKept) continue;
    const value = cellValue(cells, cell);
    const found = isFine ? value : field.read(value, key);
    if (!isFine) {
      if (isMisreading(found)) return undefined;
      if (field.isNeededBy !== undefined && found !== undefined) missing--;
    }
    if (!isKept || typeof value !== "string") continue;
    if (key === "id") [id, uuid] = [value, String(found)];
    else if (key === "name") name = value;
    else if (key === "rules-text") text = value;
    else variables = value;
  }
  return missing === 0 ? { place, id, uuid, name, text, variables } : undefined;
}
