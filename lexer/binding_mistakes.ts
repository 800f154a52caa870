import {
  closest,
  type Diagnostic,
  diagnostic,
  type Span,
} from "../diagnostics/mod.ts";
import { MAX_U32 } from "../ast/mod.ts";
import { KINDS_IN_WORDS, valueNames } from "./names.ts";

/** A binding such as "cards 2" or "cards = 2". */
export function withoutColon(span: Span, found: string): Diagnostic {
  const [, name, value] = /^([\w-]+)(?:\s*=\s*|\s+)([\w-]+)$/.exec(found) ?? [];
  return diagnostic("binding-without-colon", span, { found }, {
    source: "variables",
    label: 'expected a ":" between name and value',
    ...name !== undefined && {
      suggestion: { span, replacement: `${name}: ${value}` },
    },
  });
}

/** A binding such as "subtype: warior" or "cards: two". */
export function invalidValue(
  text: string,
  name: string,
  span: Span,
): Diagnostic {
  const value = text.slice(span.start, span.end);
  const meant = meantValue(value.toLowerCase());
  return diagnostic("invalid-binding-value", span, {
    name,
    value,
    expected: /^-?\d+$/.test(value)
      ? [`a whole number from 0 to ${MAX_U32}`]
      : Object.values(KINDS_IN_WORDS),
  }, {
    source: "variables",
    label: value === "" ? "expected a value" : "not a value",
    ...meant !== undefined && { suggestion: { span, replacement: meant } },
  });
}

const NUMBERS = "zero one two three four five six seven eight nine ten"
  .split(" ");

/** The value that was meant: "warior" is a warrior, "two" is 2. */
function meantValue(value: string): string | undefined {
  const number = NUMBERS.indexOf(value);
  return number < 0 ? closest(value, valueNames()) : String(number);
}
