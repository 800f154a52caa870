import type { Diagnostic } from "../diagnostics/internal.ts";
import { bindingSpans, doubleBindings } from "./bindings.ts";
import type { LexedCard } from "./lex_card.ts";
import { abilityDiagnostic } from "./messages/mod.ts";
import { usedVariables } from "./needs.ts";
import { oddDirectives } from "./odd_directives.ts";

/** Warnings about the directives and the variables of a card. */
export function warningsAbout(card: LexedCard): readonly Diagnostic[] {
  return card.tokens.ok && card.bindings.ok
    ? [
      ...oddDirectives(card.tokens.value, card.dialect),
      ...duplicateVariables(card),
    ]
    : [];
}

/** A warning for each variable with two values, of which the last counts. */
function duplicateVariables({ variables }: LexedCard): readonly Diagnostic[] {
  return doubleBindings(variables).map(({ name: variable, first, last }) =>
    abilityDiagnostic("duplicate-variable", last, { variable }, {
      severity: "warning",
      source: "variables",
      label: "this value counts",
      labels: [{ span: first, text: "first value" }],
    })
  );
}

/** A warning for each variable that no directive of a readable card reads. */
export function unusedVariables(
  { tokens, variables, bindings, dialect }: LexedCard,
): readonly Diagnostic[] {
  const used = usedVariables(tokens.value, bindings.value, dialect);
  return [...bindingSpans(variables)]
    .filter(([variable]) => !used.has(variable))
    .map(([variable, span]) =>
      abilityDiagnostic("unused-variable", span, { variable }, {
        severity: "warning",
        source: "variables",
        label: "never used",
      })
    );
}
