import type { Codes } from "./plain_codes.ts";
import { noKeys, type PlainKeys } from "./plain_keys.ts";
import { type PlainValue, plainValue } from "./plain_values.ts";

/** The values of a row; integers are bigints. */
export type PlainRow = { readonly [key: string]: PlainValue };

/**
 * Where the keys and values of a plain row are in its text. The next row
 * overwrites them: most rows are looked at in place, and no object is made.
 */
export interface PlainCells {
  text: string;
  /** The codes of the text, and possibly more behind them. */
  codes: Codes;
  /** The keys of this row and of those before it. */
  readonly keys: PlainKeys;
  count: number;
  /** The number of each key. */
  readonly numbers: number[];
  /** Where each value is. */
  readonly starts: number[];
  readonly ends: number[];
  /** What each value is: a `Kind`. */
  readonly kinds: number[];
}

/** No row yet. */
export function noCells(): PlainCells {
  return {
    text: "",
    codes: new Uint8Array(),
    keys: noKeys(),
    count: 0,
    numbers: [],
    starts: [],
    ends: [],
    kinds: [],
  };
}

/** One of the values of a row. */
export function cellValue(
  { text, starts, ends, kinds }: PlainCells,
  cell: number,
): PlainValue {
  return plainValue(text, starts[cell]!, ends[cell]!, kinds[cell]!);
}

/** The row as an object. */
export function rowOf(cells: PlainCells): PlainRow {
  const { keys, count, numbers } = cells;
  const row: Record<string, PlainValue> = {};
  for (let cell = 0; cell < count; cell++) {
    row[keys.names[numbers[cell]!]!] = cellValue(cells, cell);
  }
  return row;
}
