import type { Test } from "../shape.ts";
import type { Scan } from "./input.ts";

// Rules that wrap other rules. They are rows of a table, not functions: a text uses
// so many of them that the calls alone would take longer than the work.

/** How to read a rule that does not consist of paths; its act tells the kind. */
export type Row =
  | InnerRow
  | ListRow
  | MappedRow
  | CheckedRow
  | OnceRow
  | Scan;

/** A rule that may be left out, or that says where its value was read. */
export interface InnerRow {
  readonly inner: number;
}

/** Items with separators between; 0 stands for no separator. */
export interface ListRow {
  readonly item: number;
  readonly separator: number;
  readonly min: number;
  readonly max: number;
  /** Whether `max` items are nested too deeply. */
  readonly nests: boolean;
}

/** A rule whose value is mapped. */
export interface MappedRow {
  readonly inner: number;
  readonly change: (value: unknown) => unknown;
}

/** A rule whose value must pass a test. */
export interface CheckedRow {
  readonly inner: number;
  readonly test: Test;
}

/** A rule that is read at most once at each position, and its results. */
export interface OnceRow {
  /** Finds the act of the rule, which may not be known yet if it is recursive. */
  readonly find: () => number;
  /** That act, once `find` was called. */
  inner: number;
  /** How many levels of nesting it counts as. */
  readonly levels: 0 | 1;
  /** The reading and the position in which it was read. */
  reading: number;
  at: number;
  end: number;
  value: unknown;
  /** Results at other positions of the same reading, in long texts only. */
  others: Map<number, Kept> | undefined;
}

/** The result of a rule at a position. */
export interface Kept {
  readonly end: number;
  readonly value: unknown;
}

/** A row of a rule that has not been read yet. */
export function onceRow(find: () => number, levels: 0 | 1): OnceRow {
  return {
    find,
    inner: 0,
    levels,
    reading: -1,
    at: -1,
    end: -1,
    value: undefined,
    others: undefined,
  };
}
