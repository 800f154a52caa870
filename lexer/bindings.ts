import { type Bindings, MAX_U32, type VariableValue } from "../ast/mod.ts";
import {
  type Diagnostic,
  type Result,
  result,
  type Span,
} from "../diagnostics/mod.ts";
import { invalidValue, withoutColon } from "./binding_mistakes.ts";
import { cutBindings, trimmedEnd, trimmedStart } from "./cut_bindings.ts";
import { figmentOf, subtypeOf, valueName } from "./names.ts";

/** Reads "cards: 2, e: 3", or one binding per line; of two values the last counts. */
export function parseBindings(text: string): Result<Bindings> {
  const bindings = new Map<string, VariableValue>();
  const diagnostics: Diagnostic[] = [];
  const { count, starts, colons, ends } = cutBindings(text);
  for (let i = 0; i < count; i++) {
    const start = starts[i]!;
    const end = ends[i]!;
    const colon = colons[i]!;
    if (colon < 0) {
      diagnostics.push(withoutColon({ start, end }, text.slice(start, end)));
      continue;
    }
    const name = text.slice(start, trimmedEnd(text, start, colon));
    const value = trimmedStart(text, colon + 1, end);
    const bound = valueOf(text.slice(value, end));
    if (bound !== undefined) bindings.set(name, bound);
    else diagnostics.push(invalidValue(text, name, { start: value, end }));
  }
  return result(bindings, diagnostics);
}

/** Where the name of each binding stands; of two with one name, the last. */
export function bindingSpans(text: string): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  const { count, starts, colons } = cutBindings(text);
  for (let i = 0; i < count; i++) {
    const start = starts[i]!;
    if (colons[i]! < 0) continue;
    const end = trimmedEnd(text, start, colons[i]!);
    spans.set(text.slice(start, end), { start, end });
  }
  return spans;
}

/** Writes bindings as text: "cards: 2, subtype: spirit-animal". */
export function formatBindings(bindings: Bindings): string {
  let text = "";
  for (const [name, value] of bindings) {
    if (text !== "") text += ", ";
    text += `${name}: ${formatValue(value)}`;
  }
  return text;
}

/** The value a text stands for: a whole number, a subtype or a figment. */
export function valueOf(text: string): VariableValue | undefined {
  const integer = integerAt(text, 0, text.length);
  if (integer !== undefined) return { Integer: integer };
  const subtype = subtypeOf(text);
  if (subtype !== undefined) return { Subtype: subtype };
  const figment = figmentOf(text);
  return figment === undefined ? undefined : { Figment: figment };
}

function formatValue(value: VariableValue): string {
  if ("Integer" in value) return String(value.Integer);
  return valueName("Subtype" in value ? value.Subtype : value.Figment);
}

/** Digits, with or without a plus, as a number. */
export function integerAt(
  text: string,
  start: number,
  end: number,
): number | undefined {
  const first = text.charCodeAt(start) === PLUS ? start + 1 : start;
  let value = 0;
  for (let at = first; at < end; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return end > first && value <= MAX_U32 ? value : undefined;
}

const PLUS = 0x2b;
const ZERO = 0x30;
