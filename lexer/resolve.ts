import {
  type Bindings,
  type VariableValues,
  variant,
} from "../ast/internal.ts";
import {
  type Diagnostic,
  errorsOf,
  expectList,
  expectOptions,
  type PartialResult,
  type Result,
  result,
  type Span,
} from "../diagnostics/internal.ts";
import { abilityDiagnostic } from "./messages/mod.ts";
import {
  applyDifferences,
  type Dialect,
  DIFFERENCES,
  MARK,
  type Need,
  type ValueReading,
} from "./dialects/mod.ts";
import { expectBindings } from "./bindings.ts";
import {
  DIALECT_OPTIONS,
  type DialectOptions,
  findDialect,
} from "./choose_dialect.ts";
import { type Content, directiveValue } from "./directive_value.ts";
import { directivesOfOtherDialects } from "./other_dialect.ts";
import { KINDS_IN_WORDS } from "./names.ts";
import { bodyOf, boundName, boundTo } from "./needs.ts";
import {
  type ResolvedToken,
  spellingOf,
  type Token,
  type VariableToken,
} from "./token.ts";

/** Why a directive has no value: its variable has none, or one of another kind. */
export type UnresolvedCode = "unresolved-variable" | "wrong-variable-type";

/**
 * Gives every directive the value of its variable, unless it has one. Reports
 * directives without a value, and those in a different dialect from the rest.
 *
 * @category Dreamtides
 */
export function resolve(
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
  options: DialectOptions = {},
): Result<readonly ResolvedToken[], UnresolvedCode | "other-dialect"> {
  expectList(tokens, "tokens");
  expectBindings(bindings);
  expectOptions(options, DIALECT_OPTIONS);
  const dialect = findDialect(options, tokens, bindings);
  const foreign = directivesOfOtherDialects(tokens, bindings, dialect);
  const resolved = resolveIn(dialect, tokens, bindings);
  return result(resolved.value, [...foreign, ...errorsOf(resolved)]);
}

/** The same, in a known dialect. */
export function resolveIn(
  dialect: Dialect,
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
): PartialResult<readonly ResolvedToken[], UnresolvedCode> {
  const errors: Diagnostic<UnresolvedCode>[] = [];
  const resolved = tokens.flatMap((token) =>
    token.kind === "directive"
      ? resolveDirective(token, { dialect, bindings, errors })
      : [token]
  );
  return result(withDifferences(dialect, resolved), errors);
}

/** Renames words that mean something else in a dialect, as the grammar expects. */
function withDifferences(
  { name }: Dialect,
  tokens: readonly ResolvedToken[],
): readonly ResolvedToken[] {
  if (DIFFERENCES[name].length === 0) return tokens;
  const words = tokens.map(wordOf);
  applyDifferences(words, MARK, DIFFERENCES[name]);
  return tokens.map((token, i) => {
    const text = words[i];
    return token.kind === "word" && text !== undefined && text !== token.text
      ? { ...token, text, written: token.text }
      : token;
  });
}

function wordOf(token: ResolvedToken): string {
  return "value" in token ? `{${token.base}}` : spellingOf(token);
}

interface Resolving {
  readonly dialect: Dialect;
  readonly bindings: Bindings;
  readonly errors: Diagnostic<UnresolvedCode>[];
}

function resolveDirective(
  token: Token,
  resolving: Resolving,
): readonly ResolvedToken[] {
  const { start, end } = token;
  const body = bodyOf(token);
  const reading = resolving.dialect.read(body);
  switch (reading.sort) {
    case "value":
      return [resolveValue(token, reading, resolving)];
    case "pronoun": {
      const [count] = contentsOf(token, [reading.need], resolving) ?? [];
      return count === undefined
        ? [token]
        : [{ kind: "word", text: count === 1 ? "it" : "them", start, end }];
    }
    case "plain":
      return reading.name === body
        ? [token]
        : [{ ...token, text: reading.name, written: body }];
    case "silent":
      return [];
  }
}

function resolveValue(
  token: Token,
  { kind, base, needs }: ValueReading,
  resolving: Resolving,
): ResolvedToken {
  const contents = contentsOf(token, needs, resolving);
  if (contents === undefined) return token;
  const { start, end, text: directive } = token;
  const value = directiveValue(kind, contents);
  // The value is made for that kind.
  return { kind, value, directive, base, start, end } as VariableToken;
}

/**
 * The contents of the variables that a directive needs; `undefined` if one is
 * missing.
 */
function contentsOf(
  token: Token,
  needs: readonly Need[],
  { bindings, errors }: Resolving,
): readonly Content[] | undefined {
  const contents: Content[] = [];
  for (const need of needs) {
    const value = boundTo(need, bindings);
    if (value === undefined || !(need.kind in value)) {
      errors.push(unresolved(token, token.text, need, bindings));
      return undefined;
    }
    contents.push(variant<VariableValues>(value)[1]);
  }
  return contents;
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
    return abilityDiagnostic("unresolved-variable", span, {
      variable,
      directive,
    });
  }
  return abilityDiagnostic("wrong-variable-type", span, {
    variable,
    directive,
    expected: KINDS_IN_WORDS[need.kind],
    found: KINDS_IN_WORDS[variant<VariableValues>(found)[0]],
  });
}
