import { type Log, warn } from "../text/log.ts";
import { type Piece, splitList, trim } from "../text/piece.ts";

/** The entries of a comma list, without blanks around them. */
export function trimmedList(log: Log, whole: Piece, value: Piece): Piece[] {
  return splitList(value, ",").map((entry) => {
    const trimmed = trim(entry);
    if (trimmed !== entry) {
      warn(log, "inner-space", whole, { found: whole.text });
    }
    return trimmed;
  });
}
