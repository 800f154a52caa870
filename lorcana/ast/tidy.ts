/** Fields that may be missing, written as `undefined`. */
export type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

/** The object without the fields that are undefined. */
export function tidy<T extends object>(fields: Loose<T>): T {
  const result: Record<string, unknown> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) result[key] = value;
  }
  return result as T; // `Loose<T>` differs from `T` in undefined fields only.
}
