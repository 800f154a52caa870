import type {
  NewValue,
  ParseToml,
  TomlTable,
} from "../../../tabula/internal.ts";

/** Two versions of a TOML file, and the values that are meant to differ. */
export interface Versions {
  readonly before: string;
  readonly after: string;
  readonly values: readonly NewValue[];
}

/**
 * Says if anything but the given values differs between two versions of a file,
 * or if one of those is not what it should be.
 */
export function changedElsewhere(
  parseToml: ParseToml,
  { before, after, values }: Versions,
): string | undefined {
  try {
    const [old, now] = [parseToml(before), parseToml(after)];
    for (const value of values) {
      if (!isStored(now, value)) return "a new value would not be stored";
    }
    return compared(old, values) === compared(now, values)
      ? undefined
      : "something else in the file would change";
  } catch {
    return "the result would not be TOML";
  }
}

/** Line breaks around a value belong to the kind of string it is in. */
function isStored(file: TomlTable, { row, key, text }: NewValue): boolean {
  const value = rowOf(file, row)?.[key];
  return typeof value === "string" &&
    value.replaceAll("\r\n", "\n").trim() === text.trim();
}

function rowOf(
  file: TomlTable,
  { table, index }: NewValue["row"],
): TomlTable | undefined {
  const rows = file[table];
  const row: unknown = Array.isArray(rows) ? rows[index] : undefined;
  // A row of a parsed file is a table.
  return typeof row === "object" ? row as TomlTable : undefined;
}

/** A file as one text, without the values that are meant to differ. */
function compared(file: TomlTable, values: readonly NewValue[]): string {
  const left = new Map<unknown, Set<string>>();
  for (const { row, key } of values) {
    const of = rowOf(file, row);
    left.set(of, (left.get(of) ?? new Set()).add(key));
  }
  return JSON.stringify(file, (_, each: unknown) => {
    if (typeof each === "bigint" || typeof each === "number") return `${each}`;
    if (typeof each !== "object" || each === null || Array.isArray(each)) {
      return each;
    }
    const entries = Object.entries(each)
      .filter(([key]) => !left.get(each)?.has(key));
    return Object.fromEntries(entries);
  });
}
