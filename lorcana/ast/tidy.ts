/** Fields that may be missing, written as `undefined`. */
export type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

/**
 * The object as it is. Objects with the same fields look alike to the engine, and
 * are read faster; results are without those that are undefined (`owned.ts`).
 */
export function untidied<T extends object>(fields: Loose<T>): T {
  return fields as T; // But for undefined fields.
}

/** The object without the fields that are undefined. */
export function tidy<T extends object>(fields: Loose<T>): T {
  return tidyInto({}, fields) as T; // `Loose<T>` differs in undefined fields only.
}

/** Adds the fields that are not undefined to a new object. */
export function tidyInto(
  result: Record<string, unknown>,
  fields: object,
): Readonly<Record<string, unknown>> {
  for (const key in fields) {
    const value: unknown = fields[key as keyof typeof fields];
    if (value !== undefined) result[key] = value;
  }
  return result;
}
