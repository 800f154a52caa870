import { located, type Rule } from "../../../combinators/mod.ts";
import type { NodeSpan } from "../../ast/mod.ts";
import { spanned, withSpan } from "../spanned.ts";
import type { Clause } from "./parts/clause.ts";
import type { Piece } from "./parts/pieces.ts";

/** Adds the tokens that a clause was read from, which labels need. */
export function placedClause(rule: Rule<Clause>): Rule<Clause> {
  const ranged = located(rule).map((range): Clause => ({
    pieces: range.value.pieces,
    subject: range.value.subject,
    range,
  }));
  return spanned(ranged, ({ pieces, subject, range }, span) => ({
    pieces: (who) => placed(pieces(who), span),
    subject,
    ...(range === undefined ? {} : { range }),
  }));
}

/** Adds spans to the pieces of a clause; a single piece gets the whole span. */
function placed(pieces: readonly Piece[], span: NodeSpan): readonly Piece[] {
  const [start] = span;
  return pieces.map((piece, at) => {
    const own = pieces.length === 1 ? span : piece.effect.span;
    if (own === undefined) return piece;
    const whole: NodeSpan = at === 0 ? [start, own[1]] : own;
    return { ...piece, effect: withSpan(piece.effect, whole) };
  });
}
