import { checkTables, topLevelKeys } from "../cards/check_tables.ts";
import type { FieldProblem } from "../cards/form.ts";
import { inRow } from "../cards/picked_row.ts";
import { readRow, type RowReading } from "../cards/read_row.ts";
import {
  fileOf,
  FORMS,
  type Forms,
  type TableName,
  type Tables,
} from "../cards/tables.ts";
import type { Problem, RowOf } from "../problem.ts";
import { type ParseToml, readRows, type TomlTable } from "../toml/read_rows.ts";

/** A row that can be used. */
export interface LoadedRow<V> {
  readonly place: RowOf;
  readonly values: V;
}

/** The rows that can be used, and what is wrong with the others. */
export interface LoadedTable<V> {
  readonly rows: readonly LoadedRow<V>[];
  /** Spoil the whole file: then there are no rows. */
  readonly failures: readonly Problem[];
  /** Spoil a row. */
  readonly badRows: readonly Problem[];
  /** Spoil nothing. */
  readonly notices: readonly Problem[];
}

/** Reads the rows of the table that a file is named after. */
export function loadRows<T extends TableName>(
  table: T,
  text: string,
  parseToml: ParseToml,
  forms: Forms = FORMS,
): LoadedTable<Tables[T]> {
  const file = fileOf(table);
  const { found, seeKey } = topLevelKeys();
  const read = readRows(
    parseToml,
    text,
    (row, name, index) => name === table ? { row, index } : undefined,
    { seeKey },
  );
  if (!read.ok) {
    const failures = read.errors.map((diagnostic) => ({
      place: { file },
      diagnostic,
    }));
    return { rows: [], failures, badRows: [], notices: [] };
  }
  const { failures, others } = checkTables(file, text, found);
  const judged = judgedRows(table, read.value, forms);
  const all = [...failures, ...judged.failures];
  return {
    rows: all.length > 0 ? [] : judged.rows,
    failures: all,
    badRows: judged.badRows,
    notices: [...others, ...judged.notices],
  };
}

interface IndexedRow {
  readonly row: TomlTable;
  readonly index: number;
}

function judgedRows<T extends TableName>(
  table: T,
  found: readonly IndexedRow[],
  forms: Forms,
): LoadedTable<Tables[T]> {
  const rows: LoadedRow<Tables[T]>[] = [];
  const failures: Problem[] = [];
  const badRows: Problem[] = [];
  const notices: Problem[] = [];
  for (const { row, index } of found) {
    const place = { file: fileOf(table), row: { table, index } };
    const reading = readRow(table, row, forms);
    if (reading.ok) rows.push({ place, values: reading.values });
    for (const problem of problemsOf(reading)) {
      const list = problem.costs === "file"
        ? failures
        : problem.costs === "row"
        ? badRows
        : notices;
      list.push(...inRow(place, row, [problem]));
    }
  }
  return { rows, failures, badRows, notices };
}

function problemsOf(reading: RowReading<TableName>): readonly FieldProblem[] {
  return reading.ok ? reading.unread : [...reading.problems, ...reading.unread];
}
