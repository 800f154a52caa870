/**
 * A function that computes a value on its first call and keeps it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
