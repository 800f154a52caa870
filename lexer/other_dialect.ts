import type { Bindings } from "../ast/internal.ts";
import { type Diagnostic, oneEdit } from "../diagnostics/internal.ts";
import { abilityDiagnostic } from "./messages/mod.ts";
import { type Dialect, DIALECTS, translate } from "./dialects/mod.ts";
import { bodyOf } from "./needs.ts";
import type { ResolvedToken } from "./token.ts";

/** An error for each directive that exists only in another dialect. */
export function directivesOfOtherDialects(
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
  dialect: Dialect,
): readonly Diagnostic<"other-dialect">[] {
  return tokens.flatMap((token) => {
    const body = bodyOf(token);
    if (body === "" || dialect.knows(body)) return [];
    const other = Object.values(DIALECTS).find(({ knows }) => knows(body));
    return other === undefined
      ? []
      : [foreign(token, bindings, dialect, other)];
  });
}

function foreign(
  token: ResolvedToken,
  bindings: Bindings,
  dialect: Dialect,
  other: Dialect,
): Diagnostic<"other-dialect"> {
  const directive = bodyOf(token);
  const span = { start: token.start, end: token.end };
  const meant = translate(
    directive,
    other,
    dialect,
    (name) => bindings.has(name),
  );
  const details = { directive, dialect: other.name, expected: dialect.name };
  return abilityDiagnostic("other-dialect", span, details, {
    label: `written in the ${other.name} dialect`,
    ...meant !== undefined && { suggestion: oneEdit(span, meant) },
  });
}
