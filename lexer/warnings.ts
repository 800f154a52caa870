import type { Diagnostic, Span } from "../diagnostics/internal.ts";
import { nameSpans } from "./bindings.ts";
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
function duplicateVariables(card: LexedCard): readonly Diagnostic[] {
  return [...namesOf(card)].flatMap(([variable, spans]) => {
    const [first, last] = spans.slice(-2);
    return first === undefined || last === undefined ? [] : [
      abilityDiagnostic("duplicate-variable", last, { variable }, {
        severity: "warning",
        source: "variables",
        label: "this value counts",
        labels: [{ span: first, text: "first value" }],
      }),
    ];
  });
}

/** A warning for each variable that no directive of a readable card reads. */
export function unusedVariables(card: LexedCard): readonly Diagnostic[] {
  const { tokens, bindings, dialect } = card;
  const used = usedVariables(tokens.value, bindings.value, dialect);
  return [...namesOf(card)].filter(([variable]) => !used.has(variable))
    .map(([variable, spans]) =>
      // A name has at least one position.
      abilityDiagnostic("unused-variable", spans.at(-1)!, { variable }, {
        severity: "warning",
        source: "variables",
        label: "never used",
      })
    );
}

function namesOf(
  { variables, bindings }: LexedCard,
): ReadonlyMap<string, readonly Span[]> {
  return nameSpans(variables, bindings.places);
}
