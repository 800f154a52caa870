import { MAX_U32 } from "../../ast/internal.ts";
import { closest, oneEdit } from "../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";
import type { Field, Misreading } from "./form.ts";
import { shown } from "./shown.ts";
import { normalUuid } from "./uuid.ts";

/** A field that a row cannot do without. */
export function needed<T>(field: Field<T | undefined>): Field<T> {
  // Where a value is needed, reading none is a problem, never a value.
  return { ...field, isNeededBy: "row" } as Field<T>;
}

/** A field that a file cannot do without in any of its rows. */
export function neededByFile<T>(field: Field<T | undefined>): Field<T> {
  return { ...needed(field), isNeededBy: "file" };
}

/** A field that need not be there. */
export type Optional<T> = Field<T | undefined>;

/** A string. */
export const text: Optional<string> = typed(
  "a string",
  (value) => typeof value === "string" ? value : undefined,
);

/** True or false. */
export const flag: Optional<boolean> = typed(
  "true or false",
  (value) => typeof value === "boolean" ? value : undefined,
);

/** Text that is not blank. */
export const filledText: Optional<string> = fromText((text, key) =>
  text.trim() === "" ? unusable(key, "some text", shown(text)) : text
);

/** More does not fit into the integers of TOML, and of the game. */
const MOST = 2n ** 63n - 1n;

/** An integer that is not negative. */
export const integer: Optional<bigint> = typed(
  "a whole number",
  (value, key) => {
    if (typeof value !== "bigint") return undefined;
    return value >= 0n && value <= MOST
      ? value
      : unusable(key, `a number from 0 to ${MOST}`, shown(value));
  },
);

/** An integer or a decimal number. */
export const number: Optional<number> = typed("a number", (value) => {
  if (typeof value === "bigint") return Number(value);
  return typeof value === "number" ? value : undefined;
});

/** An id in any spelling, read in its normal form; a bad one costs what it says. */
export function uuid(costs: Misreading["costs"]): Optional<string> {
  return {
    read: (value, key) => {
      if (value === undefined) return undefined;
      if (typeof value !== "string") return wrongType(key, "a UUID", value);
      return normalUuid(value) ?? {
        wrong: tabulaDiagnostic("invalid-uuid", START, { found: value }),
        costs,
      };
    },
  };
}

/** A number, or `""` or `"*"` for none. */
export const amount: Optional<number> = {
  read: (value, key) => {
    const expected = 'a whole number, "*" or ""';
    if (isNone(value)) return undefined;
    return isWhole(value, /^-?\d+$/)
      ? within(key, value, 0, MAX_U32)
      : wrongType(key, expected, value);
  },
};

/** As an amount; but whatever is no number costs only its row. */
export const cost: Optional<number> = {
  read: (value, key) => {
    if (isNone(value)) return undefined;
    return isWhole(value, /^\d+$/)
      ? within(key, value, 0, MAX_U32)
      : unusable(key, 'a whole number or "*"', shown(value));
  },
};

/** An integer between two bounds. */
export function integerFrom(least: number, most: number): Optional<number> {
  return typed(
    "a whole number",
    (value, key) =>
      typeof value === "bigint" ? within(key, value, least, most) : undefined,
  );
}

/** One of the given names, exactly as it is spelled. */
export function nameOf<T extends string>(
  what: string,
  names: readonly T[],
): Optional<T> {
  const isKnown = (name: string): name is T =>
    (names as readonly string[]).includes(name);
  return fromText((name) =>
    isKnown(name) ? name : unknownName(what, name, names)
  );
}

/** Whatever a string stands for; it may stand for nothing. */
export function fromText<T>(
  convert: (text: string, key: string) => T | undefined | Misreading,
): Optional<T> {
  return {
    read: (value, key) => {
      if (value === undefined) return undefined;
      return typeof value === "string"
        ? convert(value, key)
        : wrongType(key, "a string", value);
    },
  };
}

/** A value that has the right type, but cannot be used. */
export function unusable(
  field: string,
  expected: string,
  found: string,
): Misreading {
  const details = { field, expected, found };
  return {
    wrong: tabulaDiagnostic("unusable-value", START, details),
    costs: "row",
  };
}

/** A name that is none of those that are known. */
export function unknownName(
  what: string,
  found: string,
  known: readonly string[],
): Misreading {
  const span = { start: 0, end: found.length };
  const replacement = closest(found, known);
  return {
    wrong: tabulaDiagnostic("unknown-value", span, { what, found, known }, {
      ...replacement !== undefined && {
        suggestion: oneEdit(span, replacement),
      },
    }),
    costs: "row",
    isInText: true,
  };
}

const START = { start: 0, end: 0 };

function typed<T>(
  expected: string,
  convert: (value: unknown, key: string) => T | undefined | Misreading,
): Optional<T> {
  return {
    read: (value, key) =>
      value === undefined
        ? undefined
        : convert(value, key) ?? wrongType(key, expected, value),
  };
}

function wrongType(
  field: string,
  expected: string,
  value: unknown,
): Misreading {
  const details = { field, expected, found: shown(value) };
  return {
    wrong: tabulaDiagnostic("wrong-type", START, details),
    costs: "file",
  };
}

function isNone(value: unknown): boolean {
  return value === undefined || value === "" || value === "*";
}

function isWhole(value: unknown, digits: RegExp): value is bigint | string {
  return typeof value === "bigint" ||
    typeof value === "string" && digits.test(value);
}

/** A number within bounds; what is outside may be more than a number keeps. */
function within(
  key: string,
  value: bigint | string,
  least: number,
  most: number,
): number | Misreading {
  const number = Number(value);
  return number >= least && number <= most
    ? number
    : unusable(key, `a number from ${least} to ${most}`, shown(value));
}
