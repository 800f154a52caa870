import { warn } from "../text/log.ts";
import { type Piece, splitList, trim } from "../text/piece.ts";
import type { ModifierTarget } from "./target.ts";

/** The entries of a comma list, without blanks; do they make Forge crash? */
export function trimmedList(
  { log }: ModifierTarget,
  whole: Piece,
  value: Piece,
  crashes: boolean,
): Piece[] {
  return splitList(value, ",").map((entry) => {
    const trimmed = trim(entry);
    if (trimmed !== entry) {
      warn(log, "inner-space", whole, { found: whole.text, crashes });
    }
    return trimmed;
  });
}
