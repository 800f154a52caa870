import {
  MAX_U32,
  type VariableKind,
  type VariableValue,
  type VariableValues,
} from "../ast/mod.ts";
import type { Value } from "./phrase.ts";

/** Binds a name to a value, unless it stands for another one already. */
export function bind(
  bindings: Map<string, VariableValue>,
  name: string,
  kind: VariableKind,
  value: Value,
): boolean {
  const known = bindings.get(name);
  if (known !== undefined) return isBoundTo(known, value);
  bindings.set(name, bound(kind, value));
  return true;
}

/** Whether bindings can hold a number. */
export function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_U32;
}

// Literals, since engines build objects with computed keys more slowly.
const BOUND: {
  readonly [K in VariableKind]: (value: VariableValues[K]) => VariableValue;
} = {
  Integer: (value) => ({ Integer: value }),
  Subtype: (value) => ({ Subtype: value }),
  Figment: (value) => ({ Figment: value }),
};

function bound<K extends VariableKind>(
  kind: K,
  value: VariableValues[K],
): VariableValue {
  return BOUND[kind](value);
}

function isBoundTo(known: VariableValue, value: Value): boolean {
  if ("Integer" in known) return known.Integer === value;
  return ("Subtype" in known ? known.Subtype : known.Figment) === value;
}
