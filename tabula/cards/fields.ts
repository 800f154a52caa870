import { type Diagnostic, diagnostic } from "../../diagnostics/mod.ts";
import type { TomlTable } from "../toml/read_rows.ts";
import { normalUuid } from "./uuid.ts";

/** What a key may hold. */
export type FieldType = keyof typeof TYPES;

/** The keys of a table that are read, with their types; all others are ignored. */
export interface Fields {
  readonly types: { readonly [key: string]: FieldType };
  readonly required: readonly string[];
}

/** A problem with the value of a key, or with the whole row. */
export interface FieldProblem {
  readonly key?: string;
  readonly diagnostic: Diagnostic;
}

interface Check {
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

const TYPES = {
  any: { expected: "a value", fits: () => true },
  text: {
    expected: "a string",
    fits: (value) => typeof value === "string",
  },
  uuid: {
    expected: "a UUID",
    fits: (value) =>
      typeof value === "string" && normalUuid(value) !== undefined,
  },
  flag: {
    expected: "true or false",
    fits: (value) => typeof value === "boolean",
  },
  integer: {
    expected: "a whole number",
    fits: (value) => typeof value === "bigint",
  },
  integer32: {
    expected: "a whole number of 32 bits",
    fits: (value) =>
      typeof value === "bigint" && BigInt.asIntN(32, value) === value,
  },
  number: {
    expected: "a number",
    fits: (value) => typeof value === "number" || typeof value === "bigint",
  },
  amount: {
    expected: 'a whole number, "*" or nothing',
    fits: (value) =>
      typeof value === "bigint" ||
      typeof value === "string" && /^(-?\d+|\*|)$/.test(value),
  },
} as const satisfies { readonly [name: string]: Check };

/** All values of the wrong type, and missing keys: each spoils the whole file. */
export function typeProblems(
  row: TomlTable,
  { types, required }: Fields,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of required) {
    if (row[field] !== undefined) continue;
    problems.push({ diagnostic: missingKey(field) });
  }
  for (const [key, type] of Object.entries(types)) {
    const { expected, fits } = TYPES[type];
    if (row[key] === undefined || fits(row[key])) continue;
    const details = { field: key, expected };
    problems.push({
      key,
      diagnostic: diagnostic("wrong-type", START, details),
    });
  }
  return problems;
}

/** A row lacks a key it needs. */
export function missingKey(field: string): Diagnostic {
  return diagnostic("missing-key", START, { field });
}

/** A value that nothing can be made of. */
export function unusable(field: string, reason: string): FieldProblem {
  const found = diagnostic("unusable-value", START, { field, reason });
  return { key: field, diagnostic: found };
}

const START = { start: 0, end: 0 };

/** The string of a key, if it has one. */
export function textAt(row: TomlTable, key: string): string | undefined {
  const value = row[key];
  return typeof value === "string" ? value : undefined;
}

/** The whole number of a key; `""`, `"*"` and no value are none. */
export function amountAt(row: TomlTable, key: string): number | undefined {
  const value = row[key];
  if (typeof value === "bigint") return Number(value);
  return typeof value === "string" && /^-?\d+$/.test(value)
    ? Number(value)
    : undefined;
}

/** The number of a key, if it has one. */
export function numberAt(row: TomlTable, key: string): number | undefined {
  const value = row[key];
  return typeof value === "bigint"
    ? Number(value)
    : typeof value === "number"
    ? value
    : undefined;
}

/** The member of a list that has exactly this name. */
export function named<T extends string>(
  names: readonly T[],
  name: string | undefined,
): T | undefined {
  return names.find((each) => each === name);
}
