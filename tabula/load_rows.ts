import { type Diagnostic, diagnostic } from "../diagnostics/mod.ts";
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
export function loadRows<T extends object>(spec: LoadedRows<T>): RowsResult<T> {
  const { file, table, text, parseToml } = spec;
  let isTable = true;
  const read = readRows(
    parseToml,
    text,
    (row, name, index) => name === table ? { row, index } : undefined,
    (name) => isTable &&= name !== table,
  );
  const mistakes = read.ok ? isTable ? [] : [noTable(table)] : read.errors;
  if (mistakes.length === 0 && read.ok) return buildRows(spec, read.value);
  const failures = mistakes.map((diagnostic) => ({
    place: { file },
    diagnostic,
  }));
  return { rows: [], failures, badRows: [] };
}

interface IndexedRow {
  readonly row: TomlTable;
  readonly index: number;
}

function buildRows<T extends object>(
  { file, table, fields, build }: LoadedRows<T>,
  found: readonly IndexedRow[],
): RowsResult<T> {
  const problem = (found: FieldProblem, { row, index }: IndexedRow) =>
    inRow(found, row, { file, row: { table, index } });
  const failures = found.flatMap((each) =>
    typeProblems(each.row, fields).map((wrong) => problem(wrong, each))
  );
  if (failures.length > 0) return { rows: [], failures, badRows: [] };
  const rows: T[] = [];
  const badRows: Problem[] = [];
  for (const each of found) {
    const built = build(each.row);
    if (isProblem(built)) badRows.push(problem(built, each));
    else rows.push(built);
  }
  return { rows, failures: [], badRows };
}

function noTable(field: string): Diagnostic {
  const details = { field, expected: `entries that begin with [[${field}]]` };
  return diagnostic("wrong-type", { start: 0, end: 0 }, details);
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
