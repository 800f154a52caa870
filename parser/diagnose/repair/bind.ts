import type { DirectiveName, VariableValue } from "../../../ast/internal.ts";
import type { TextEdit } from "../../../diagnostics/internal.ts";
import type { Dialect, WrittenDirective } from "../../../lexer/dialects/mod.ts";
import { formatBindings } from "../../../lexer/internal.ts";
import type { FaultyCard } from "./faulty_card.ts";

/** A variable and its value, to be added to a card. */
export type Binding = readonly [name: string, value: VariableValue];

/** The edit that adds variables; commas work in any layout. */
export function bindingEdit(
  variables: string,
  added: readonly Binding[],
  { name: dialect }: Dialect,
): TextEdit {
  const place = variables.trimEnd().length;
  const isFirst = /^[\s,]*$/.test(variables);
  const gap = isFirst ? "" : variables.trimEnd().endsWith(",") ? " " : ", ";
  return {
    span: { start: place, end: place },
    replacement: gap + formatBindings(new Map(added), { dialect }),
    source: "variables",
  };
}

/** A directive for certain values, and the variables it needs. */
export interface BoundDirective {
  /** Its text, numbered if the plain name already has another value. */
  readonly text: string;
  readonly added: readonly Binding[];
}

// No card has so many variables of one name.
const MOST_NUMBERS = 20;

/** How to write values on a card as a directive of a kind. */
export function boundDirective(
  card: Pick<FaultyCard, "bindings" | "unused" | "dialect">,
  base: DirectiveName,
  values: readonly VariableValue[],
): BoundDirective | undefined {
  for (let number = 1; number < MOST_NUMBERS; number++) {
    const { text, names } = numbered(card.dialect, base, number);
    const added = addedFor(card, names, values);
    if (added !== undefined) return { text, added };
  }
  return undefined;
}

function numbered(
  dialect: Dialect,
  base: DirectiveName,
  number: number,
): WrittenDirective {
  const plain = dialect.plain(base);
  if (number === 1) return plain;
  const names = plain.names.map(() => String(number));
  return dialect.numbered(base, { directive: String(number), names });
}

/** The variables to add so that a directive has values; `undefined` if they clash. */
function addedFor(
  { bindings, unused }: Pick<FaultyCard, "bindings" | "unused">,
  names: readonly string[],
  values: readonly VariableValue[],
): readonly Binding[] | undefined {
  const added: Binding[] = [];
  for (const [i, variable] of names.entries()) {
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
