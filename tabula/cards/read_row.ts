import { closest, diagnostic } from "../../diagnostics/mod.ts";
import type { TomlTable } from "../toml/read_rows.ts";
import { type FieldProblem, type FormReading, readForm } from "./form.ts";
import { FORMS, KEYS, type TableName, type Tables } from "./tables.ts";

/** A row of a table that the game loads, and all that is wrong with it. */
export type RowReading<T extends TableName> = FormReading<Tables[T]> & {
  /** Keys that nothing reads: the row can be used all the same. */
  readonly unread: readonly FieldProblem[];
};

/**
 * Reads a row of a table that the game loads.
 *
 * This is the one judgment of rows: building artifacts and loading both ask it.
 */
export function readRow<T extends TableName>(
  table: T,
  row: TomlTable,
): RowReading<T> {
  return { ...readForm(FORMS[table], row), unread: unreadKeys(table, row) };
}

const NONE: readonly FieldProblem[] = [];

function unreadKeys(
  table: TableName,
  row: TomlTable,
): readonly FieldProblem[] {
  const known = KEYS[table];
  let unread: string[] | undefined;
  for (const key in row) if (!known.has(key)) (unread ??= []).push(key);
  return unread?.map((key) => unreadKey(table, row, key)) ?? NONE;
}

/** A slip of the pen loses a value, which is an error; a new column is not. */
function unreadKey(
  table: TableName,
  row: TomlTable,
  key: string,
): FieldProblem {
  const absent = [...KEYS[table]].filter((each) => row[each] === undefined);
  const replacement = closest(key, absent);
  const span = { start: 0, end: key.length };
  return {
    key,
    part: "key",
    diagnostic: diagnostic("unread-key", span, { key, table }, {
      severity: replacement === undefined ? "warning" : "error",
      ...replacement !== undefined && { suggestion: { span, replacement } },
    }),
  };
}
