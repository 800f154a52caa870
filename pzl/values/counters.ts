import { oneEdit } from "../../diagnostics/internal.ts";
import { counterType } from "./counter_types.ts";
import { fail, type Log, warn } from "../text/log.ts";
import { gapOf, type KeyAndValue } from "../text/split_key.ts";
import { part, type Piece, spanOf, splitList, trim } from "../text/piece.ts";
import { entriesOf, recordOf } from "./record.ts";
import { inRange, toInteger } from "./values.ts";

/** How many counters there are of each type, in the order of the file. */
export type Counters = Readonly<Record<string, number>>;

/**
 * Reads `P1P1=2,LOYALTY=3`; blanks inside are reported at `whole`. Before a
 * number, they make Forge crash if it gets that far.
 */
export function readCounters(
  log: Log,
  list: Piece,
  whole: Piece,
  isSeen: boolean,
): Counters {
  const counters = new Map<string, number>();
  for (const entry of splitList(list, ",")) {
    readCounter(log, entry, { whole, isSeen }, counters);
  }
  return recordOf(counters);
}

/** Reads the counters of a player. */
export function readPlayerCounters(log: Log, line: KeyAndValue): Counters {
  const { value } = line;
  const gap = gapOf(line);
  if (gap.text !== "" && value.text !== "") {
    const details = { found: value.text, crashes: false };
    warn(log, "inner-space", value, details, {
      suggestion: oneEdit(
        { start: gap.at, end: value.at + value.text.length },
        value.text,
      ),
    });
  }
  return readCounters(log, value, value, true);
}

/** Writes counters as they are read. */
export function writeCounters(counters: Counters): string {
  return entriesOf(counters).map(([type, count]) => `${type}=${count}`)
    .join(",");
}

function readCounter(
  log: Log,
  written: Piece,
  { whole, isSeen }: { readonly whole: Piece; readonly isSeen: boolean },
  counters: Map<string, number>,
): void {
  const entry = trim(written);
  const equals = entry.text.indexOf("=");
  const name = trim(part(entry, 0, Math.max(equals, 0)));
  if (name.text === "") return reportCounter(log, entry);
  const amount = part(entry, equals + 1);
  const number = trim(amount);
  const count = toInteger(number.text);
  if (count === undefined) {
    fail(log, "invalid-integer", number, { found: number.text });
    return;
  }
  const solid = name.text.length + 1 + number.text.length;
  if (solid !== written.text.length) {
    const digits = written.text.length - written.text.indexOf("=") - 1;
    const crashes = isSeen && digits !== number.text.length;
    warn(log, "inner-space", whole, { found: whole.text, crashes });
  }
  add(log, { entry, name, number }, count, counters);
}

/** A colon for the equals sign is the usual slip. */
function reportCounter(log: Log, entry: Piece): void {
  const { text } = entry;
  const colon = /^[^=]+:(?=\d+$)/.exec(text)?.[0].length ?? 0;
  const extras = colon === 0
    ? {}
    : { suggestion: oneEdit(spanOf(part(entry, colon - 1, colon)), "=") };
  fail(log, "invalid-counter", entry, { found: text }, extras);
}

interface Entry {
  readonly entry: Piece;
  readonly name: Piece;
  readonly number: Piece;
}

function add(
  log: Log,
  { entry, name, number }: Entry,
  count: number,
  counters: Map<string, number>,
): void {
  const { type, isKnown } = counterType(name.text);
  if (!isKnown) warn(log, "unknown-counter", entry, { found: name.text });
  const earlier = counters.get(type);
  const sum = (earlier ?? 0) + count;
  if (earlier !== undefined) {
    warn(log, "duplicate-counter", entry, { found: name.text });
  }
  // A sum that could not be written back would be lost.
  if (!inRange(sum)) fail(log, "invalid-integer", number, { found: `${sum}` });
  counters.set(type, sum);
}
