import type { Condition } from "../../../ast/mod.ts";
import type { Chain } from "./clause.ts";
import { type Piece, sequence } from "./pieces.ts";

/** "if C, A": with "instead", the previous sentence is the other branch. */
export function conditionalPiece(
  condition: Condition,
  chain: Chain,
  instead?: true,
): (who: Parameters<Chain>[0]) => Piece {
  return (who) => ({
    effect: {
      type: "conditional",
      condition,
      then: sequence(chain(who)),
      ...(instead ? { wording: { instead } } : {}),
    },
    join: ".",
    ...(instead ? { instead } : {}),
  });
}
