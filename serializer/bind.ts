import {
  type Binding,
  DIRECTIVES,
  MAX_U32,
  MODE_COST,
  type VariableKind,
  VARIABLES_READ,
} from "../ast/internal.ts";
import type { WritableDirective } from "../lexer/dialects/mod.ts";
import type { Variable } from "./phrase.ts";

/** What the variable at an index of a directive is bound to. */
export function bindingOf(
  name: string,
  { directive, values }: Variable,
  index: number,
): Binding {
  const value = values[index]!; // There is one for each.
  const kind = typeof value === "number" ? "Integer" : kindAt(directive, index);
  return { name, kind, value } as Binding; // A value of the kind that is read.
}

function kindAt(directive: WritableDirective, index: number): VariableKind {
  const read = directive === MODE_COST ? "integer" : DIRECTIVES[directive].kind;
  return VARIABLES_READ[read][index]!; // As above.
}

/** Whether bindings can hold a number. */
export function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_U32;
}
