import type { VariableValue } from "../../../ast/mod.ts";
import type { TextEdit } from "../../../diagnostics/mod.ts";
import { formatBindings, needsOf } from "../../../lexer/mod.ts";
import type { FaultyCard } from "./scene.ts";

/** A variable and its value, to be added to those of a card. */
export type Binding = readonly [name: string, value: VariableValue];

/** The edit that adds variables; commas divide them in any layout. */
export function bindingEdit(
  variables: string,
  added: readonly Binding[],
): TextEdit {
  const place = variables.trimEnd().length;
  const isFirst = /^[\s,]*$/.test(variables);
  const gap = isFirst ? "" : variables.trimEnd().endsWith(",") ? " " : ", ";
  return {
    span: { start: place, end: place },
    replacement: gap + formatBindings(new Map(added)),
    source: "variables",
  };
}

/** A directive that stands for certain values, and what must be bound for it. */
export interface BoundDirective {
  /** Its name, with a number if the plain one stands for something else. */
  readonly name: string;
  readonly added: readonly Binding[];
}

// A card with as many variables of one name is none.
const MOST_NUMBERS = 20;

/** How a directive of a kind comes to stand for values on a card. */
export function boundDirective(
  card: Pick<FaultyCard, "bindings" | "unused">,
  base: string,
  values: readonly VariableValue[],
): BoundDirective | undefined {
  for (let number = 1; number < MOST_NUMBERS; number++) {
    const name = number === 1 ? base : `${base}${number}`;
    const added = addedFor(card, name, values);
    if (added !== undefined) return { name, added };
  }
  return undefined;
}

/** What to bind so that a directive stands for values; `undefined` if it cannot. */
function addedFor(
  { bindings, unused }: Pick<FaultyCard, "bindings" | "unused">,
  name: string,
  values: readonly VariableValue[],
): readonly Binding[] | undefined {
  const added: Binding[] = [];
  for (const [i, { names: [variable = ""] }] of needsOf(name).entries()) {
    const value = values[i];
    if (value === undefined) return undefined;
    const known = bindings.get(variable);
    if (known === undefined) added.push([variable, value]);
    else if (!unused.has(variable) && !isSame(known, value)) return undefined;
  }
  return added;
}

function isSame(one: VariableValue, other: VariableValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
