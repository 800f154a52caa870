import { located, type Rule } from "../../../combinators/mod.ts";
import type { NodeSpan } from "../../ast/mod.ts";
import { spanned, withSpan } from "../spanned.ts";
import type { Clause } from "./parts/clause.ts";
import type { Piece } from "./parts/pieces.ts";

/** The clause with the tokens it was read from: labels need their words. */
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

/** The pieces of a clause with where they stand; one alone takes all of it. */
function placed(pieces: readonly Piece[], span: NodeSpan): readonly Piece[] {
  const [start] = span;
  return pieces.map((piece, at) => {
    const own = pieces.length === 1 ? span : piece.effect.span;
    if (own === undefined) return piece;
    const whole: NodeSpan = at === 0 ? [start, own[1]] : own;
    return { ...piece, effect: withSpan(piece.effect, whole) };
  });
}
