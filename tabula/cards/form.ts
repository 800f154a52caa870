import type { Diagnostic } from "../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";
import type { TomlTable } from "../toml/read_rows.ts";

/** The keys of a table: how the value of each is read. */
export type Form<V> = { readonly [K in keyof V]: Field<V[K]> };

/** How the value of a key is read. */
export interface Field<T> {
  /** What cannot be used without a value; left out if there need not be one. */
  readonly isNeededBy?: Loss;
  /** `value` is `undefined` if the key is missing. */
  readonly read: (value: unknown, key: string) => T | Misreading;
}

/** What cannot be used because of a problem. */
export type Loss = "file" | "row";

/** Why a value cannot be read. */
export interface Misreading {
  readonly wrong: Diagnostic;
  readonly costs: Loss;
  /** Whether spans of the diagnostic are offsets into the string itself. */
  readonly isInText?: boolean;
}

/** A problem with a value, with a key, or with the whole row. */
export interface FieldProblem {
  readonly diagnostic: Diagnostic;
  /** Left out if the row can be used all the same. */
  readonly costs?: Loss;
  readonly key?: string;
  readonly part?: "key" | "text";
}

/** What a row says, or everything that is wrong with it. */
export type FormReading<V> =
  | { readonly ok: true; readonly values: V }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Reads a row; every bad value and every missing key is reported. */
export function readForm<V extends object>(
  form: Form<V>,
  row: TomlTable,
): FormReading<V> {
  const values: { [key: string]: unknown } = {};
  const problems: FieldProblem[] = [];
  for (const key in form) {
    const field: Field<unknown> = form[key];
    const found = field.read(row[key], key);
    if (isMisreading(found)) problems.push(misread(key, found));
    else if (found === undefined && field.isNeededBy !== undefined) {
      problems.push(missing(key, field.isNeededBy));
    } else values[key] = found;
  }
  return problems.length > 0
    ? { ok: false, problems }
    // Every field was read, so every key has a value of its type.
    : { ok: true, values: values as V };
}

/** Whether a field could not be read. */
export function isMisreading(found: unknown): found is Misreading {
  return typeof found === "object" && found !== null && "wrong" in found;
}

function missing(field: string, costs: Loss): FieldProblem {
  return {
    diagnostic: tabulaDiagnostic("missing-key", START, { field }),
    costs,
  };
}

const START = { start: 0, end: 0 };

function misread(
  key: string,
  { wrong, costs, isInText }: Misreading,
): FieldProblem {
  return {
    diagnostic: wrong,
    costs,
    key,
    ...isInText && { part: "text" },
  };
}
