import { type Bindings, MAX_U32, type VariableValue } from "../ast/mod.ts";
import {
  type Diagnostic,
  type Result,
  result,
  type Span,
} from "../diagnostics/mod.ts";
import { invalidValue, withoutColon } from "./binding_mistakes.ts";
import { COMMA, isWhiteSpace, LINE_FEED } from "./characters.ts";
import { figmentOf, subtypeOf, valueName } from "./names.ts";

/** Reads "cards: 2, e: 3", or one binding per line; of two values the last counts. */
export function parseBindings(text: string): Result<Bindings> {
  const bindings = new Map<string, VariableValue>();
  const diagnostics: Diagnostic[] = [];
  for (const item of items(text)) {
    const found = text.slice(item.start, item.end);
    const colon = found.indexOf(":");
    if (colon < 0) {
      diagnostics.push(withoutColon(item, found));
      continue;
    }
    const name = slice(text, item.start, item.start + colon);
    const value = trimmed(text, item.start + colon + 1, item.end);
    const bound = valueOf(text.slice(value.start, value.end));
    if (bound === undefined) diagnostics.push(invalidValue(text, name, value));
    else bindings.set(name, bound);
  }
  return result(bindings, diagnostics);
}

/** Where the name of each binding stands; of two with one name, the last. */
export function bindingSpans(text: string): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  for (const { start, end } of items(text)) {
    const colon = text.slice(start, end).indexOf(":");
    if (colon < 0) continue;
    const name = trimmed(text, start, start + colon);
    spans.set(text.slice(name.start, name.end), name);
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
  const integer = integerOf(text);
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

/** Digits, with or without a plus. */
function integerOf(text: string): number | undefined {
  const start = text.charCodeAt(0) === PLUS ? 1 : 0;
  let value = 0;
  for (let at = start; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return text.length > start && value <= MAX_U32 ? value : undefined;
}

const PLUS = 0x2b;
const ZERO = 0x30;

function items(text: string): readonly Span[] {
  const found: Span[] = [];
  for (let start = 0, at = 0; at <= text.length; at++) {
    const unit = text.charCodeAt(at); // NaN behind the last.
    if (at < text.length && unit !== COMMA && unit !== LINE_FEED) continue;
    const item = trimmed(text, start, at);
    if (item.start < item.end) found.push(item);
    start = at + 1;
  }
  return found;
}

function slice(text: string, start: number, end: number): string {
  const span = trimmed(text, start, end);
  return text.slice(span.start, span.end);
}

function trimmed(text: string, start: number, end: number): Span {
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
  while (start < end && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}
