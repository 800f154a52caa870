/**
 * A function that keeps what it computed for the latest inputs. Two inputs are
 * the same if their keys are.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function keepingRecent<I, T>(
  most: number,
  keyOf: (input: I) => string,
  make: (input: I) => T,
): (input: I) => T {
  const known = new Map<string, { readonly value: T }>();
  return (input) => {
    const key = keyOf(input);
    const found = known.get(key) ?? { value: make(input) };
    known.delete(key); // The latest is the last to be forgotten.
    known.set(key, found);
    if (known.size > most) known.delete(known.keys().next().value ?? key);
    return found.value;
  };
}
