import { warn } from "../text/log.ts";
import { type Piece, splitList, trim } from "../text/piece.ts";
import type { ModifierTarget } from "./target.ts";

/** The entries of a comma list, without blanks around them. */
export function trimmedList(
  { log, isSeen }: ModifierTarget,
  whole: Piece,
  value: Piece,
  ofNumbers: boolean,
): Piece[] {
  return splitList(value, ",").map((entry) => {
    const trimmed = trim(entry);
    if (trimmed !== entry) {
      const crashes = ofNumbers && isSeen;
      warn(log, "inner-space", whole, { found: whole.text, crashes });
    }
    return trimmed;
  });
}
