import { type Diagnostic, diagnostic } from "../../diagnostics/mod.ts";
import type { FileReader } from "./file_reader.ts";
import { type LoadedRows, loadRows } from "./load_rows.ts";
import { locateProblems } from "../toml/locate_problems.ts";
import type { FileDiagnostic, Problem } from "../problem.ts";
import { loadTomlParser } from "../toml/read_rows.ts";

/** What is gathered while the files of a directory are read. */
export interface Loader {
  readonly read: FileReader;
  /** The files that were read, by name. */
  readonly texts: Map<string, string>;
  /** Problems that spoil a file. */
  readonly failures: Problem[];
  /** Problems that spoil a row. */
  readonly badRows: Problem[];
}

/** A loader that has read nothing yet. */
export function makeLoader(read: FileReader): Loader {
  return { read, texts: new Map(), failures: [], badRows: [] };
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
  const details = { reason: file.failure };
  failFile(loader, name, diagnostic("unreadable-file", START, details));
  return undefined;
}

const START = { start: 0, end: 0 };

/** Notes a problem that spoils a file. */
export function failFile(
  loader: Loader,
  file: string,
  found: Diagnostic,
): void {
  loader.failures.push({ place: { file }, diagnostic: found });
}

/** A table to load; it has its name from its file. */
export type TableSpec<T> = Pick<LoadedRows<T>, "table" | "fields" | "build">;

/** The rows of the table that a file is named after. */
export async function tableOf<T extends object>(
  loader: Loader,
  { table, fields, build }: TableSpec<T>,
): Promise<readonly T[]> {
  const file = `${table}.toml`;
  const text = await fileText(loader, file);
  if (text === undefined) return [];
  const parseToml = await loadTomlParser();
  const loaded = loadRows({ file, table, text, fields, build, parseToml });
  for (const problem of loaded.failures) loader.failures.push(problem);
  for (const problem of loaded.badRows) loader.badRows.push(problem);
  return loaded.rows;
}

/** Everything that was wrong, at its place. */
export function allErrors(
  { failures, badRows, texts }: Loader,
): Promise<FileDiagnostic[]> {
  return locateProblems([...failures, ...badRows], texts);
}

/** The rows that were wrong, as warnings at their place. */
export function rowWarnings(
  { badRows, texts }: Loader,
): Promise<FileDiagnostic[]> {
  const warnings = badRows.map(({ place, diagnostic }): Problem => ({
    place,
    diagnostic: { ...diagnostic, severity: "warning" },
  }));
  return locateProblems(warnings, texts);
}
