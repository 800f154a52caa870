import {
  type Binding,
  type Bindings,
  type DeclaredNames,
  MAX_U32,
  tagged,
  type VariableKind,
  type VariableValue,
  type VariableValues,
  variant,
} from "../ast/internal.ts";
import {
  type Diagnostic,
  expectOptions,
  type PartialResult,
  result,
  type Span,
  unexpectedArgument,
} from "../diagnostics/internal.ts";
import { type Dialect, type DialectName, DIALECTS } from "./dialects/mod.ts";
import { invalidValue, withoutColon } from "./binding_mistakes.ts";
import { COLON, COMMA, LINE_FEED, trimmed } from "./characters.ts";
import { figmentOf, type NameOptions, subtypeOf, valueName } from "./names.ts";
import { type Variables, variablesText } from "./variables.ts";

/** The values of variables, and where the text gives them. */
export type BindingsResult = PartialResult<Bindings> & {
  /** Every binding of the text, in its order. */
  readonly places: readonly PlacedBinding[];
};

/** The position of a binding, and of the two parts around its first colon. */
export interface PlacedBinding {
  /** The whole binding: "cards: 2". */
  readonly binding: Span;
  /** Its name; `undefined` if there is no colon. */
  readonly name: Span | undefined;
  /** Its value. */
  readonly value: Span;
}

/**
 * Parses "cards: 2, e: 3", or one binding per line; if a name has two values,
 * the last one counts. Also accepts an object, `{ cards: 2, e: 3 }`. Names of
 * subtypes and figments are the built-in ones and those that `names` declares.
 * If some bindings cannot be read, the value has the others.
 *
 * @category Dreamtides
 */
export function parseBindings(
  variables: Variables,
  { names }: NameOptions = {},
): BindingsResult {
  const text = variablesText(variables);
  const bindings = new Map<string, VariableValue>();
  const errors: Diagnostic[] = [];
  const places = bindingsIn(text);
  for (const { binding, name, value } of places) {
    if (name === undefined) {
      const written = text.slice(binding.start, binding.end);
      errors.push(withoutColon(binding, written));
      continue;
    }
    const written = text.slice(name.start, name.end);
    const bound = readValue(text.slice(value.start, value.end), names);
    if (bound !== undefined) bindings.set(written, bound);
    else errors.push(invalidValue(text, written, value, names));
  }
  return { ...result(bindings, errors), places };
}

/** The positions of each name in the text of variables. */
export function nameSpans(
  text: string,
  places: readonly PlacedBinding[],
): ReadonlyMap<string, readonly Span[]> {
  return Map.groupBy(
    places.flatMap(({ name }) => name ?? []),
    ({ start, end }) => text.slice(start, end),
  );
}

/** The bindings of a text in order, without the white space around them. */
function bindingsIn(text: string): readonly PlacedBinding[] {
  const found: PlacedBinding[] = [];
  let start = 0;
  let colon = -1;
  for (let at = 0; at <= text.length; at++) {
    const unit = text.charCodeAt(at); // NaN after the last.
    if (unit === COLON && colon < 0) colon = at;
    if (at < text.length && unit !== COMMA && unit !== LINE_FEED) continue;
    const binding = trimmed(text, start, at);
    if (binding.start < binding.end) {
      found.push({
        binding,
        name: colon < 0 ? undefined : trimmed(text, start, colon),
        value: trimmed(text, colon + 1, at),
      });
    }
    start = at + 1;
    colon = -1;
  }
  return found;
}

const DEFAULTS: FormatOptions = Object.freeze({});

const OPTIONS = { dialect: Object.keys(DIALECTS) };

/** Throws unless the argument is a map of variables. */
export function expectBindings(bindings: unknown): void {
  if (!(bindings instanceof Map)) {
    throw unexpectedArgument(
      "bindings",
      "a map, as parseBindings() gives",
      bindings,
    );
  }
}

/**
 * Writes bindings as text: "cards: 2, subtype: spirit-animal".
 *
 * @category Dreamtides
 */
export function formatBindings(
  bindings: Bindings,
  options: FormatOptions = DEFAULTS,
): string {
  expectBindings(bindings);
  if (options !== DEFAULTS) expectOptions(options, OPTIONS);
  return bindingsText(
    [...bindings].map(bindingOf),
    options.dialect ?? "classic",
  );
}

/** The same for our own code, whose arguments need no check. */
export function bindingsText(
  bindings: readonly Binding[],
  dialect: DialectName,
): string {
  let text = "";
  for (const binding of bindings) {
    if (text !== "") text += ", ";
    text += `${binding.name}: ${valueText(binding, DIALECTS[dialect])}`;
  }
  return text;
}

/** How bindings are written. */
export interface FormatOptions {
  /** The dialect for names of subtypes: "spirit-animal" or "SpiritAnimal". */
  readonly dialect?: DialectName;
}

/** Reads a text as a value of each kind. */
const READERS: {
  readonly [K in VariableKind]: (
    text: string,
    names: DeclaredNames | undefined,
  ) => VariableValues[K] | undefined;
} = {
  Integer: (text) => integerAt(text, 0, text.length),
  Subtype: subtypeOf,
  Figment: figmentOf,
};

// A record has the keys of its type.
const KINDS = Object.keys(READERS) as readonly VariableKind[];

/** Reads a value: a whole number, a subtype or a figment. */
export function readValue(
  text: string,
  names?: DeclaredNames,
): VariableValue | undefined {
  for (const kind of KINDS) {
    const value = READERS[kind](text, names);
    if (value !== undefined) {
      return tagged<VariableValues, typeof kind>(kind, value);
    }
  }
  return undefined;
}

function bindingOf([name, bound]: readonly [string, VariableValue]): Binding {
  const [kind, value] = variant<VariableValues>(bound);
  return { name, kind, value } as Binding; // The value is of that kind.
}

function valueText({ kind, value }: Binding, { subtype }: Dialect): string {
  switch (kind) {
    case "Integer":
      return String(value);
    case "Subtype":
      return subtype(value);
    case "Figment":
      return valueName(value);
  }
}

/** Reads digits, with or without a plus sign, as a number. */
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
