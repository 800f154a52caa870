/** `T` with fields that may be `undefined`. */
export type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

/**
 * The object unchanged. Objects with the same fields share a shape, which is
 * faster to read; `owned` drops undefined fields from results.
 */
export function sameShape<T extends object>(fields: Loose<T>): T {
  return fields as T; // Except undefined fields.
}

/** The object without the fields that are undefined. */
export function tidy<T extends object>(fields: Loose<T>): T {
  return tidyInto({}, fields) as T; // Only without undefined fields.
}

/** Adds the fields that are not undefined to an object. */
function tidyInto(
  result: Record<string, unknown>,
  fields: object,
): Readonly<Record<string, unknown>> {
  for (const key in fields) {
    const value: unknown = fields[key as keyof typeof fields];
    if (value !== undefined) result[key] = value;
  }
  return result;
}
