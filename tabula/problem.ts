import type { Diagnostic } from "../diagnostics/internal.ts";

/** Where in a file of tables a problem is. */
export interface TablePlace {
  /** The name of the file. */
  readonly file: string;
  /** The row; without it, spans are offsets into the file itself. */
  readonly row?: RowPlace;
  /** The key of the row that the problem concerns; without it, the whole row. */
  readonly key?: string;
  /**
   * Which part of a key and its value: the key itself, or the text of a string,
   * into which spans are offsets. Without it, the value.
   */
  readonly part?: "key" | "text";
}

/** Which row of which table. */
export interface RowPlace {
  /** The name of the table. */
  readonly table: string;
  /** Counted from 0. */
  readonly index: number;
}

/** A place that names a row. */
export type RowOf = Required<Pick<TablePlace, "file" | "row">>;

/** A diagnostic and the place it refers to. */
export interface Problem {
  /** Where it is. */
  readonly place: TablePlace;
  /** What is wrong; its spans are relative to the place. */
  readonly diagnostic: Diagnostic;
  /** The entry it is about: `card "Fox" (0a0b…)`. */
  readonly entry?: string;
  /** A second place that the problem concerns. */
  readonly related?: { readonly place: TablePlace; readonly label: string };
}

/** A diagnostic whose spans are offsets into the text of a file. */
export type FileDiagnostic = Diagnostic & {
  /** The name of the file. */
  readonly file: string;
  /**
   * The entry it is about: `card "Fox" (0a0b…)`. The last note contains it,
   * too.
   */
  readonly entry?: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
};
