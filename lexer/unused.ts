import type { Diagnostic } from "../diagnostics/mod.ts";
import { abilityDiagnostic } from "../diagnostics/ability.ts";
import { bindingSpans, parseBindings } from "./bindings.ts";
import { chooseDialect, type DialectOptions } from "./choose_dialect.ts";
import { usedVariables } from "./needs.ts";
import { oddDirectives } from "./odd_directives.ts";
import { tokenize } from "./tokenize.ts";

/** All that is odd about a text and its variables, though it may be read. */
export function warningsAbout(
  text: string,
  variables: string,
  options: DialectOptions = {},
): readonly Diagnostic[] {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  if (!tokens.ok || !bindings.ok) return [];
  const dialect = chooseDialect(tokens.value, bindings.value, options);
  return [
    ...oddDirectives(tokens.value, dialect),
    ...unusedVariables(text, variables, { dialect: dialect.name }),
  ];
}

/** A warning for each variable that no directive of a text reads. */
export function unusedVariables(
  text: string,
  variables: string,
  options: DialectOptions = {},
): readonly Diagnostic[] {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  if (!tokens.ok || !bindings.ok) return [];
  const dialect = chooseDialect(tokens.value, bindings.value, options);
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
