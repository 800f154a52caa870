import type { Bindings } from "../ast/mod.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/mod.ts";
import { bindingSpans } from "./bindings.ts";
import { DIRECTIVES } from "./directives.ts";
import { usedVariables } from "./needs.ts";
import type { ResolvedToken } from "./token.ts";

/** A warning for each variable that no directive of a text reads. */
export function unusedVariables(
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
  variables: string,
): readonly Diagnostic[] {
  // Nearly always so, and ten times faster to find out.
  if (areUsedByName(tokens, bindings)) return [];
  const used = usedVariables(tokens, bindings);
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

/** Whether a directive without a number reads each of the variables. */
function areUsedByName(
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
): boolean {
  for (const variable of bindings.keys()) {
    if (!tokens.some((token) => readsByName(token, variable))) return false;
  }
  return true;
}

function readsByName(token: ResolvedToken, variable: string): boolean {
  if (!("value" in token)) return false;
  const directive = DIRECTIVES.get(token.directive);
  if (directive === undefined) return false;
  return "variable" in directive
    ? directive.variable === variable
    : directive.variables.includes(variable);
}
