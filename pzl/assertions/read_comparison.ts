import { oneEdit } from "../../diagnostics/internal.ts";
import { fail } from "../text/log.ts";
import { spanOf } from "../text/piece.ts";
import { toDigits, toInteger } from "../values/values.ts";
import { next, peek, type Reader } from "./reader.ts";
import type { Comparator } from "./types.ts";

const COMPARATORS: ReadonlySet<string> = new Set(
  ["eq", "ne", "lt", "le", "gt", "ge"],
);
/** Comparison operators of other languages. */
const COMPARATOR_MEANT: ReadonlyMap<string, Comparator> = new Map([
  ["=", "eq"],
  ["==", "eq"],
  ["equals", "eq"],
  ["!=", "ne"],
  ["<", "lt"],
  ["<=", "le"],
  [">", "gt"],
  [">=", "ge"],
]);
function isComparator(text: string): text is Comparator {
  return COMPARATORS.has(text);
}

/** "ge 3" */
export interface ReadComparison {
  readonly cmp: Comparator;
  readonly value: number;
}

/** Reads how a number compares with another. */
export function readComparison(
  reader: Reader,
  toNumber: (text: string) => number | undefined,
): ReadComparison | undefined {
  const { text: cmp } = peek(reader);
  if (!isComparator(cmp)) {
    const meant = COMPARATOR_MEANT.get(cmp);
    fail(reader.log, "expected-comparator", peek(reader), { found: cmp }, {
      ...meant !== undefined && {
        suggestion: oneEdit(spanOf(peek(reader)), meant),
      },
    });
    return undefined;
  }
  next(reader);
  const value = readNumber(reader, toNumber);
  return value === undefined ? undefined : { cmp, value };
}

/** Reads a number. */
export function readNumber(
  reader: Reader,
  toNumber: (text: string) => number | undefined,
): number | undefined {
  const word = next(reader);
  const value = toNumber(word.text);
  if (value === undefined) {
    fail(reader.log, "expected-integer", word, { found: word.text });
  }
  return value;
}

/** A number without a sign. */
export function toNatural(text: string): number | undefined {
  return toDigits(text) === undefined ? undefined : toInteger(text);
}
