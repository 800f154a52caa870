import type { Bindings, VariableValue } from "../ast/internal.ts";
import { classic, type Dialect, dialectOf, type Need } from "./dialects/mod.ts";
import type { ResolvedToken } from "./token.ts";

/**
 * The values a directive needs; none if it reads no variables. Without a dialect,
 * the directive itself shows which one to use.
 */
export function needsOf(
  body: string,
  dialect: Dialect = dialectOf(body) ?? classic,
): readonly Need[] {
  const reading = dialect.read(body);
  switch (reading.sort) {
    case "value":
      return reading.needs;
    case "pronoun":
      return [reading.need];
    default:
      return [];
  }
}

/** The name under which the grammar knows a directive: "reclaimforcost". */
export function grammarName(body: string, dialect: Dialect): string {
  const reading = dialect.read(body);
  switch (reading.sort) {
    case "value":
      return reading.base;
    case "plain":
      return reading.name;
    default:
      return "";
  }
}

/** The variable that a need takes its value from, if one is bound. */
export function boundName(
  { names }: Need,
  bindings: Bindings,
): string | undefined {
  return names.find((name) => bindings.has(name));
}

/** The value that a need is bound to, whatever its kind. */
export function boundTo(
  need: Need,
  bindings: Bindings,
): VariableValue | undefined {
  const name = boundName(need, bindings);
  return name === undefined ? undefined : bindings.get(name);
}

/** Whether every value that a directive needs is bound, and of the right kind. */
export function isBound(
  body: string,
  bindings: Bindings,
  dialect?: Dialect,
): boolean {
  return needsOf(body, dialect).every((need) => {
    const value = boundTo(need, bindings);
    return value !== undefined && need.kind in value;
  });
}

/** The variables that the directives of a text read. */
export function usedVariables(
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
  dialect?: Dialect,
): ReadonlySet<string> {
  const used = new Set<string>();
  for (const token of tokens) {
    for (const need of needsOf(bodyOf(token), dialect)) {
      const bound = boundName(need, bindings);
      if (bound !== undefined) used.add(bound);
    }
  }
  return used;
}

/** The text between the braces of a directive; "" for any other token. */
export function bodyOf(token: ResolvedToken): string {
  if ("value" in token) return token.directive;
  return token.kind === "directive" ? token.written ?? token.text : "";
}
