import { type Bindings, type VariableValues, variant } from "../ast/mod.ts";
import {
  type Diagnostic,
  diagnostic,
  expectList,
  type Result,
  result,
  type Span,
  unexpected,
} from "../diagnostics/mod.ts";
import { type Content, directiveValue } from "./directive_value.ts";
import { findDirective } from "./directives.ts";
import { KINDS_IN_WORDS } from "./names.ts";
import { boundName, boundTo, type Need, needsOf } from "./needs.ts";
import type { ResolvedToken, Token, VariableToken } from "./token.ts";

/** Why a directive has no value: its variable has none, or one of another kind. */
export type UnresolvedCode = "unresolved-variable" | "wrong-variable-type";

/** Gives every variable directive its value; reports all that have none. */
export function resolve(
  tokens: readonly Token[],
  bindings: Bindings,
): Result<readonly ResolvedToken[], UnresolvedCode> {
  expectList(tokens, "tokens");
  if (!(bindings instanceof Map)) {
    throw unexpected("bindings", "a map, as parseBindings() gives", bindings);
  }
  const errors: Diagnostic<UnresolvedCode>[] = [];
  const resolved = tokens.map((token) =>
    token.kind === "directive"
      ? resolveDirective(token, bindings, errors)
      : token
  );
  return result(resolved, errors);
}

function resolveDirective(
  token: Token,
  bindings: Bindings,
  errors: Diagnostic<UnresolvedCode>[],
): ResolvedToken {
  const found = findDirective(token.text);
  // Unknown directives are the grammar's business: it knows {Banish}.
  if (found === undefined) return token;
  const { start, end, text: directive } = token;
  const { base, directive: { kind } } = found;
  const contents: Content[] = [];
  for (const need of needsOf(directive)) {
    const value = boundTo(need, bindings);
    if (value === undefined || !(need.kind in value)) {
      errors.push(unresolved(token, directive, need, bindings));
      return token;
    }
    contents.push(variant<VariableValues>(value)[1]);
  }
  const value = directiveValue(kind, contents);
  // The kind and the value made for it belong together.
  return { kind, value, directive, base, start, end } as VariableToken;
}

function unresolved(
  { start, end }: Span,
  directive: string,
  need: Need,
  bindings: Bindings,
): Diagnostic<UnresolvedCode> {
  const variable = boundName(need, bindings) ?? need.names[0] ?? "";
  const found = boundTo(need, bindings);
  const span = { start, end };
  if (found === undefined) {
    return diagnostic("unresolved-variable", span, { variable, directive });
  }
  return diagnostic("wrong-variable-type", span, {
    variable,
    directive,
    expected: KINDS_IN_WORDS[need.kind],
    found: KINDS_IN_WORDS[variant<VariableValues>(found)[0]],
  });
}
