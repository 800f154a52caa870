import type { DeclaredNames } from "../../ast/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { missingFile } from "../cards/check_files.ts";
import {
  fileOf,
  FORMS,
  type Forms,
  formsWith,
  type TableName,
  type Tables,
} from "../cards/tables.ts";
import type { FileDiagnostic, Problem } from "../problem.ts";
import { locateProblems } from "../toml/locate_problems.ts";
import { loadTomlParser } from "../toml/read_rows.ts";
import { unreadableFile } from "../toml/source.ts";
import type { FileReader } from "./file_reader.ts";
import { type LoadedRow, loadRows } from "./load_rows.ts";

/** What is gathered while the files of a directory are read. */
export interface Loader {
  readonly read: FileReader;
  /** How the rows of each table are read. */
  readonly forms: Forms;
  /** The files that were read, by name. */
  readonly texts: Map<string, string>;
  /** Problems that spoil a file. */
  readonly failures: Problem[];
  /** Problems that spoil a row. */
  readonly badRows: Problem[];
  /** Problems that spoil nothing; still, some of them are errors. */
  readonly notices: Problem[];
}

/** A loader that has read nothing yet. */
export function makeLoader(
  read: FileReader,
  { subtypes = [] }: DeclaredNames = {},
): Loader {
  return {
    read,
    forms: subtypes.length === 0 ? FORMS : formsWith(subtypes),
    texts: new Map(),
    failures: [],
    badRows: [],
    notices: [],
  };
}

/** The text of a file; if there is none, that is a failure, unless it may be absent. */
export async function fileText(
  loader: Loader,
  name: string,
  mayBeAbsent = false,
): Promise<string | undefined> {
  const file = await loader.read(name);
  if ("text" in file) {
    loader.texts.set(name, file.text);
    return file.text;
  }
  if (mayBeAbsent && file.isAbsent) return undefined;
  if (file.beginning !== undefined) loader.texts.set(name, file.beginning);
  failFile(loader, name, unreadableFile(file));
  return undefined;
}

/** Notes a problem that spoils a file. */
export function failFile(
  loader: Loader,
  file: string,
  found: Diagnostic,
): void {
  loader.failures.push({ place: { file }, diagnostic: found });
}

/** The rows of a table that can be used. */
export async function tableOf<T extends TableName>(
  loader: Loader,
  table: T,
): Promise<readonly LoadedRow<Tables[T]>[]> {
  const before = loader.failures.length;
  const text = await fileText(loader, fileOf(table), true);
  if (text === undefined) {
    if (loader.failures.length === before) {
      loader.failures.push(missingFile(table));
    }
    return [];
  }
  const loaded = loadRows(table, text, await loadTomlParser(), loader.forms);
  for (const problem of loaded.failures) loader.failures.push(problem);
  for (const problem of loaded.badRows) loader.badRows.push(problem);
  for (const problem of loaded.notices) loader.notices.push(problem);
  return loaded.rows;
}

/** Everything that is an error, at its place. */
export function allErrors(
  { failures, badRows, notices, texts }: Loader,
): Promise<FileDiagnostic[]> {
  const errors = [...failures, ...badRows, ...notices.filter(isError)];
  return locateProblems(errors, texts);
}

/** Everything that is wrong although all is loaded, as warnings at their places. */
export function allWarnings(
  { badRows, notices, texts }: Loader,
): Promise<FileDiagnostic[]> {
  const warnings = [...badRows, ...notices].map((problem): Problem => ({
    ...problem,
    diagnostic: { ...problem.diagnostic, severity: "warning" },
  }));
  return locateProblems(warnings, texts);
}

/** Whether a problem is an error. */
export function isError({ diagnostic }: Problem): boolean {
  return diagnostic.severity === "error";
}
