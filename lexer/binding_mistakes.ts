import {
  closest,
  type Diagnostic,
  oneEdit,
  type Span,
} from "../diagnostics/internal.ts";
import { abilityDiagnostic } from "./messages/mod.ts";
import { type DeclaredNames, MAX_U32 } from "../ast/internal.ts";
import {
  KINDS_IN_WORDS,
  NUMBER_WORDS,
  subtypeOf,
  valueNames,
} from "./names.ts";

/** A binding such as "cards 2" or "cards = 2". */
export function withoutColon(span: Span, found: string): Diagnostic {
  const [, name, value] = /^([\w-]+)(?:\s*=\s*|\s+)([\w-]+)$/.exec(found) ?? [];
  return abilityDiagnostic("binding-without-colon", span, { found }, {
    source: "variables",
    label: 'expected a ":" between name and value',
    ...name !== undefined && {
      suggestion: oneEdit(span, `${name}: ${value}`, "variables"),
    },
  });
}

/** A binding such as "subtype: warior" or "cards: two". */
export function invalidValue(
  text: string,
  name: string,
  span: Span,
  names?: DeclaredNames,
): Diagnostic {
  const value = text.slice(span.start, span.end);
  const known = [
    ...valueNames("Subtype", names),
    ...valueNames("Figment", names),
  ];
  const meant = likeWritten(
    value,
    meantValue(value.toLowerCase().replaceAll(/["']/g, ""), known),
    names,
  );
  return abilityDiagnostic("invalid-binding-value", span, {
    name,
    value,
    expected: /^-?\d+$/.test(value)
      ? [`a whole number from 0 to ${MAX_U32}`]
      : meant === undefined && /^[a-z]/i.test(value)
      ? kindsWithNames(names)
      : Object.values(KINDS_IN_WORDS),
  }, {
    source: "variables",
    label: labelOf(value),
    ...meant !== undefined && {
      suggestion: oneEdit(span, meant, "variables"),
    },
  });
}

/** Each kind of value, with all its names. */
function kindsWithNames(names: DeclaredNames | undefined): readonly string[] {
  const { Integer, Subtype, Figment } = KINDS_IN_WORDS;
  return [
    Integer,
    `${Subtype} (${valueNames("Subtype", names).join(", ")})`,
    `${Figment} (${valueNames("Figment", names).join(", ")})`,
  ];
}

/** "Warior" stands for "Warrior", not for "warrior". */
function likeWritten(
  value: string,
  meant = "",
  names?: DeclaredNames,
): string | undefined {
  const isCapital = /^["']?[A-Z]/.test(value);
  return isCapital
    ? subtypeOf(meant, names) ?? (meant || undefined)
    : meant || undefined;
}

function labelOf(value: string): string {
  if (value === "") return "expected a value";
  if (/^(["']).*\1$/.test(value)) return "no quotation marks here";
  return /^\+?[0-9]+$/.test(value) ? `at most ${MAX_U32}` : "not a value";
}

/** The value that was meant: "warior" is a warrior, "two" is 2. */
function meantValue(
  value: string,
  known: readonly string[],
): string | undefined {
  const number = NUMBER_WORDS.indexOf(value);
  if (number >= 0) return String(number);
  return isNumber(value) || known.includes(value)
    ? value
    : closest(value, known);
}

/** A value in quotation marks may be right without them. */
function isNumber(value: string): boolean {
  return /^[0-9]+$/.test(value) && Number(value) <= MAX_U32;
}
