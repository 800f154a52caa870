import type { VariableValues } from "../ast/mod.ts";
import { integerAt, valueOf } from "./bindings.ts";
import { cutBindings, trimmedEnd, trimmedStart } from "./cut_bindings.ts";
import type { Need } from "./needs.ts";
import { knownSlice } from "./known_words.ts";

/** What variables stand for, in columns as in `Cuts`. */
export interface BoundValues {
  count: number;
  readonly names: string[];
  readonly kinds: (keyof VariableValues)[];
  readonly values: (number | string)[];
  /** Whether somebody has asked for it. */
  readonly used: boolean[];
}

const bound: BoundValues = {
  count: 0,
  names: [],
  kinds: [],
  values: [],
  used: [],
};

/**
 * Reads bindings that have no mistakes, without a map: half the time. They are
 * overwritten by those of the next text.
 */
export function readBindings(text: string): BoundValues | undefined {
  bound.count = 0;
  const { count, starts, colons, ends } = cutBindings(text);
  for (let i = 0; i < count; i++) {
    const colon = colons[i]!;
    if (colon < 0) return undefined;
    const start = starts[i]!;
    const name = knownSlice(text, start, trimmedEnd(text, start, colon));
    const end = ends[i]!;
    if (!bind(name, text, trimmedStart(text, colon + 1, end), end)) {
      return undefined;
    }
  }
  return bound;
}

function bind(name: string, text: string, start: number, end: number): boolean {
  const integer = integerAt(text, start, end);
  if (integer !== undefined) return add(name, "Integer", integer);
  const value = valueOf(text.slice(start, end));
  if (value === undefined) return false;
  if ("Subtype" in value) return add(name, "Subtype", value.Subtype);
  return "Figment" in value && add(name, "Figment", value.Figment);
}

function add(
  name: string,
  kind: keyof VariableValues,
  value: number | string,
): boolean {
  const { count } = bound;
  bound.names[count] = name;
  bound.kinds[count] = kind;
  bound.values[count] = value;
  bound.used[count] = false;
  bound.count = count + 1;
  return true;
}

/** The value that a directive needs: of two with one name, the last. */
export function boundValue(
  { count, names, kinds, values, used }: BoundValues,
  need: Need,
): number | string | undefined {
  for (const name of need.names) {
    for (let i = count - 1; i >= 0; i--) {
      if (names[i] !== name) continue;
      used[i] = true;
      return kinds[i] === need.kind ? values[i] : undefined;
    }
  }
  return undefined;
}

/** Whether somebody has asked for every one. */
export function areAllUsed({ count, used }: BoundValues): boolean {
  for (let i = 0; i < count; i++) if (!used[i]) return false;
  return true;
}
