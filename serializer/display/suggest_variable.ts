import {
  closest,
  type Diagnostic,
  oneEdit,
  slice,
} from "../../diagnostics/internal.ts";
import { type LexedCard, unusedVariables } from "../../lexer/internal.ts";

/**
 * Adds the likely mistake to the report of a variable without a value: another
 * variable has nearly its name, and no directive reads that one.
 */
export function suggestVariable(
  problem: Diagnostic,
  card: LexedCard,
): Diagnostic {
  if (problem.code !== "unresolved-variable") return problem;
  const unused = new Map(
    unusedVariables(card)
      .map(({ span }) => [slice(card.variables, span), span]),
  );
  const replacement = problem.details.variable;
  const span = unused.get(closest(replacement, unused.keys()) ?? "");
  return span === undefined
    ? problem
    : { ...problem, suggestion: oneEdit(span, replacement, "variables") };
}
