import {
  type AnyDirective,
  type Bindings,
  type VariableKind,
  VARIABLES_READ,
  type VariableValue,
} from "../ast/mod.ts";
import { findDirective } from "./directives.ts";
import type { ResolvedToken } from "./token.ts";

/** A value that a directive needs. */
export interface Need {
  readonly kind: VariableKind;
  /** The variables it may come from; the first that is bound counts. */
  readonly names: readonly string[];
}

/** What a directive needs: nothing if it reads no variables. */
export function needsOf(name: string): readonly Need[] {
  const found = findDirective(name);
  if (found === undefined) return [];
  const { directive, number } = found;
  return VARIABLES_READ[directive.kind].map((kind, i) => ({
    kind,
    names: directive.kind === "integer"
      ? integerNames(directive, number, name)
      : numbered(directive.reads[i] ?? "", number),
  }));
}

/** {kindle2} reads "kindle2", or "k2"; {kindle} reads "k". */
function integerNames(
  { reads: [variable], otherwise }: AnyDirective,
  number: string,
  name: string,
): readonly string[] {
  if (number !== "") return [name, variable + number];
  return otherwise === undefined ? [variable] : [variable, otherwise];
}

/**
 * {subtype2} reads "subtype", or "subtype2"; {subtype} reads "subtype". In this
 * order, since the language knew no other name before: to tell two subtypes
 * apart, number both.
 */
function numbered(variable: string, number: string): readonly string[] {
  return number === "" ? [variable] : [variable, variable + number];
}

/** The variable that a need takes its value from, if one is bound. */
export function boundName(
  { names }: Need,
  bindings: Bindings,
): string | undefined {
  return names.find((name) => bindings.has(name));
}

/** What the variable is bound to, whatever its kind. */
export function boundTo(
  need: Need,
  bindings: Bindings,
): VariableValue | undefined {
  const name = boundName(need, bindings);
  return name === undefined ? undefined : bindings.get(name);
}

/** Whether every value that a directive needs is there, and of its kind. */
export function isBound(name: string, bindings: Bindings): boolean {
  return needsOf(name).every((need) => {
    const value = boundTo(need, bindings);
    return value !== undefined && need.kind in value;
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
    for (const need of needsOf(name)) {
      const bound = boundName(need, bindings);
      if (bound !== undefined) used.add(bound);
    }
  }
  return used;
}
