import type { Diagnostic } from "../diagnostics/mod.ts";

/** Where in a file of tables a problem is. */
export interface Place {
  readonly file: string;
  /** The row; without it, spans are offsets into the file itself. */
  readonly row?: RowPlace;
  /** The key of the row the problem is about. */
  readonly key?: string;
  /** Set instead of a key if spans are those of the rules text or its variables. */
  readonly isInText?: boolean;
}

/** Which row of which table. */
export interface RowPlace {
  readonly table: string;
  readonly index: number;
}

/** A diagnostic and the place it belongs to. */
export interface Problem {
  readonly place: Place;
  readonly diagnostic: Diagnostic;
}

/** A diagnostic whose spans are offsets into the text of a file. */
export type FileDiagnostic = Diagnostic & {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
};
