import type { Bindings, VariableValues } from "../ast/mod.ts";
import { findDirective } from "./directives.ts";
import { integerNames, numbered } from "./resolve.ts";
import type { ResolvedToken } from "./token.ts";

/** A value that a directive needs. */
export interface Need {
  readonly kind: keyof VariableValues;
  /** The variables it may come from, the first that is bound counts. */
  readonly names: readonly string[];
}

/** What a directive needs: nothing if it reads no variables. */
export function needsOf(name: string): readonly Need[] {
  const found = findDirective(name);
  if (found === undefined) return [];
  const { directive, number } = found;
  switch (directive.kind) {
    case "integer":
      return [{
        kind: "Integer",
        names: integerNames(directive, number, name),
      }];
    case "subtype":
      return [{ kind: "Subtype", names: numbered("subtype", number) }];
    case "figment":
      return [{ kind: "Figment", names: numbered("figment", number) }];
    case "figment-count":
    case "subtype-count":
      return [
        {
          kind: directive.kind === "figment-count" ? "Figment" : "Subtype",
          names: numbered(directive.variables[0], number),
        },
        { kind: "Integer", names: numbered(directive.variables[1], number) },
      ];
  }
}

/** Whether every value that a directive needs is there, and of its kind. */
export function isBound(name: string, bindings: Bindings): boolean {
  return needsOf(name).every(({ kind, names }) => {
    const bound = names.find((each) => bindings.has(each));
    const value = bound === undefined ? undefined : bindings.get(bound);
    return value !== undefined && kind in value;
  });
}

/** The variables that the directives of a text read. */
export function usedVariables(
  tokens: readonly ResolvedToken[],
  bindings: Bindings,
): ReadonlySet<string> {
  const used = new Set<string>();
  for (const token of tokens) {
    const name = "value" in token
      ? token.directive
      : token.kind === "directive"
      ? token.text
      : "";
    for (const { names } of needsOf(name)) {
      const bound = names.find((each) => bindings.has(each));
      if (bound !== undefined) used.add(bound);
    }
  }
  return used;
}
