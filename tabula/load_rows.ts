import type { FieldProblem, Fields } from "./fields.ts";
import { textAt, typeProblems } from "./fields.ts";
import type { Problem } from "./problem.ts";
import { type ParseToml, readRows, type TomlTable } from "./toml.ts";

/** A table to load, and what each row of it becomes. */
export interface LoadedRows<T> {
  readonly file: string;
  readonly table: string;
  readonly text: string;
  readonly fields: Fields;
  readonly build: (row: TomlTable) => T | FieldProblem;
  readonly parseToml: ParseToml;
}

/** The rows that could be built, and what was wrong with the others. */
export interface RowsResult<T> {
  readonly rows: readonly T[];
  /** Spoil the whole file: then there are no rows. */
  readonly failures: readonly Problem[];
  readonly badRows: readonly Problem[];
}

/** Reads the rows of one table. */
export function loadRows<T extends object>(
  { file, table, text, fields, build, parseToml }: LoadedRows<T>,
): RowsResult<T> {
  const read = readRows(
    parseToml,
    text,
    (row, name, index) => name === table ? { row, index } : undefined,
  );
  if (!read.ok) {
    const failures = read.diagnostics.map((diagnostic) => ({
      place: { file },
      diagnostic,
    }));
    return { rows: [], failures, badRows: [] };
  }
  const problem = (found: FieldProblem, row: TomlTable, index: number) =>
    inRow(found, row, { file, row: { table, index } });
  const failures = read.value.flatMap(({ row, index }) =>
    typeProblems(row, fields).map((each) => problem(each, row, index))
  );
  if (failures.length > 0) return { rows: [], failures, badRows: [] };
  const rows: T[] = [];
  const badRows: Problem[] = [];
  for (const { row, index } of read.value) {
    const built = build(row);
    if (isProblem(built)) badRows.push(problem(built, row, index));
    else rows.push(built);
  }
  return { rows, failures: [], badRows };
}

function isProblem<T extends object>(
  built: T | FieldProblem,
): built is FieldProblem {
  return "diagnostic" in built;
}

/** A problem at its place, which says whose row it is. */
function inRow(
  { key, diagnostic }: FieldProblem,
  row: TomlTable,
  place: Problem["place"],
): Problem {
  const id = textAt(row, "id") ?? textAt(row, "card-id");
  const name = textAt(row, "name") ?? textAt(row, "list-name");
  const who = [name && `"${name}"`, id && `(${id})`].filter(Boolean).join(" ");
  const notes = who === "" ? {} : { notes: [`in the entry ${who}`] };
  return {
    place: { ...place, ...key !== undefined && { key } },
    diagnostic: { ...diagnostic, ...notes },
  };
}
