import { readMetadata } from "../metadata.ts";
import { readState } from "../state/state.ts";
import { newLog } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import { readSections } from "../text/sections.ts";

/** Where a file has warnings and errors. */
export interface ProblemMarks {
  /** Whether one of them begins in a piece, or right after it. */
  readonly touch: (piece: Piece) => boolean;
}

/** Finds all places of a file that must not be touched. */
export function problemMarks(text: string): ProblemMarks {
  const log = newLog();
  const { metadata, state } = readSections(log, text);
  const replaced = [
    ...(metadata ? readMetadata(log, metadata, "forge").lines.replaced : []),
    ...(state ? readState(log, state, "forge").lines.replaced : []),
  ];
  const starts = [
    ...[...log.errors, ...log.warnings]
      .filter(({ code }) => !ABSENT.has(code))
      .map(({ span }) => span.start),
    // Nobody has looked at what is in them.
    ...replaced.map(({ at }) => at),
  ].sort((a, b) => a - b);
  return {
    touch: ({ text, at }) => {
      const first = starts[firstNotBelow(starts, at)];
      return first !== undefined && first <= at + text.length;
    },
  };
}

/** Problems about something missing, which have a position all the same. */
const ABSENT: ReadonlySet<string> = new Set([
  "missing-field",
  "missing-section",
]);

/** The index of the first number that is not below `least`. */
function firstNotBelow(numbers: readonly number[], least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
