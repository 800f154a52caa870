import type {
  Bindings,
  VariableValue,
  VariableValues,
} from "../../ast/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import type { Dialect } from "../../lexer/dialects/mod.ts";
import {
  needsOf,
  type ResolvedToken,
  resolveIn,
  type Token,
  type UnresolvedCode,
} from "../../lexer/internal.ts";

/** Tokens that all have values, some of them placeholders. */
export interface Resolved {
  readonly tokens: readonly ResolvedToken[];
  /** One for each placeholder. */
  readonly errors: readonly Diagnostic<UnresolvedCode>[];
}

/** Gives directives without a value a placeholder, so that the text can be read. */
export function withPlaceholders(
  tokens: readonly Token[],
  bindings: Bindings,
  dialect: Dialect,
): Resolved {
  let errors: readonly Diagnostic<UnresolvedCode>[] = [];
  let known = bindings;
  const made = (each: Diagnostic<UnresolvedCode>) => madeUp(each, dialect);
  // A directive needs at most two values, and one is reported at a time.
  for (let round = 0; round < 3; round++) {
    const resolved = resolveIn(dialect, tokens, known);
    if (resolved.ok) return { tokens: resolved.value, errors };
    errors = [...errors, ...resolved.errors];
    known = new Map([...known, ...resolved.errors.flatMap(made)]);
  }
  return { tokens, errors };
}

/** Any value of each kind. */
export const VALUES: { readonly [K in keyof VariableValues]: VariableValue } = {
  Integer: { Integer: 1 },
  Subtype: { Subtype: "Warrior" },
  Figment: { Figment: "Radiant" },
};

function madeUp(
  { details: { variable, directive } }: Diagnostic<UnresolvedCode>,
  dialect: Dialect,
): [string, VariableValue][] {
  const need = needsOf(directive, dialect)
    .find(({ names }) => names.includes(variable));
  return need === undefined ? [] : [[variable, VALUES[need.kind]]];
}
