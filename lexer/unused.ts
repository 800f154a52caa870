import { type Diagnostic, diagnostic } from "../diagnostics/mod.ts";
import { bindingSpans, parseBindings } from "./bindings.ts";
import { usedVariables } from "./needs.ts";
import type { ResolvedToken } from "./token.ts";

/** A warning for each variable that no directive of a text reads. */
export function unusedVariables(
  tokens: readonly ResolvedToken[],
  variables: string,
): readonly Diagnostic[] {
  const bindings = parseBindings(variables);
  if (!bindings.ok) return [];
  const used = usedVariables(tokens, bindings.value);
  return [...bindingSpans(variables)]
    .filter(([variable]) => !used.has(variable))
    .map(([variable, span]) =>
      diagnostic("unused-variable", span, { variable }, {
        severity: "warning",
        source: "variables",
        label: "never used",
      })
    );
}
