import type { Bindings } from "../ast/internal.ts";
import { type Diagnostic, oneEdit } from "../diagnostics/internal.ts";
import { abilityDiagnostic } from "./messages/mod.ts";
import { type Dialect, DIALECTS, translate } from "./dialects/mod.ts";
import type { Token } from "./token.ts";

/** An error for each directive that exists only in another dialect. */
export function directivesOfOtherDialects(
  tokens: readonly Token[],
  bindings: Bindings,
  dialect: Dialect,
): readonly Diagnostic<"other-dialect">[] {
  return tokens.filter(({ kind }) => kind === "directive").flatMap((token) => {
    if (dialect.knows(token.text)) return [];
    const other = Object.values(DIALECTS)
      .find(({ knows }) => knows(token.text));
    return other === undefined
      ? []
      : [foreign(token, bindings, dialect, other)];
  });
}

function foreign(
  { start, end, text: directive }: Token,
  bindings: Bindings,
  dialect: Dialect,
  other: Dialect,
): Diagnostic<"other-dialect"> {
  const span = { start, end };
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
