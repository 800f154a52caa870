import type { FieldChange } from "./change.ts";

/** The fields of two records that differ, in the order of the first. */
export function fieldChanges<F extends string>(
  before: Readonly<Partial<Record<F, unknown>>>,
  after: Readonly<Partial<Record<F, unknown>>>,
): FieldChange<F>[] {
  // Their own keys only.
  const fields = Object.keys({ ...before, ...after }) as F[];
  return fields.filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({
      field,
      before: before[field] ?? null,
      after: after[field] ?? null,
    }));
}

/** Whether two plain values are equal; the order of keys does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(
    value,
    (_, each: unknown) => isRecord(each) ? sortedRecord(each) : each,
  ) ?? "";
}

function sortedRecord(record: object): unknown {
  return Object.fromEntries(
    Object.entries(record).sort(([a], [b]) => a < b ? -1 : 1),
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
