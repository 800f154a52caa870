import {
  closest,
  type Diagnostic,
  oneEdit,
  type Span,
} from "../diagnostics/internal.ts";
import { abilityDiagnostic } from "./messages/mod.ts";
import type { Dialect, Oddity } from "./dialects/mod.ts";
import type { Token } from "./token.ts";

/** A warning for each directive that reads another variable than it seems to. */
export function oddDirectives(
  tokens: readonly Token[],
  dialect: Dialect,
): readonly Diagnostic[] {
  return tokens.flatMap(({ kind, text: directive, start, end }) => {
    const reading = kind === "directive" ? dialect.read(directive) : undefined;
    if (reading?.sort !== "value" || reading.odd === undefined) return [];
    const variable = reading.odd.variable ?? reading.needs[0]?.names[0] ?? "";
    return [odd(reading.odd, { start, end }, { directive, variable })];
  });
}

function odd(
  { code, found, meant }: Oddity,
  span: Span,
  { directive, variable }: { directive: string; variable: string },
): Diagnostic {
  const name = closest(found, meant) ?? meant[0];
  return abilityDiagnostic(code, span, { directive, variable }, {
    severity: "warning",
    label: `reads "${variable}"`,
    ...name !== undefined && {
      suggestion: oneEdit(span, `{${directive.replace(found, name)}}`),
    },
  });
}
