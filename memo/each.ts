/**
 * A function that keeps what it computed about an object, as long as that lives.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function keepingEach<K extends object, T>(
  make: (object: K) => T,
): (object: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (object) => {
    const found = known.get(object) ?? { value: make(object) };
    known.set(object, found);
    return found.value;
  };
}
