// Calling these functions has no side effects. The mark says so to bundlers,
// which then drop unused results; esbuild honors it within a module only.

/**
 * A function that computes a value on its first call and keeps it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * A function that caches its latest result, for callers that pass the same text
 * many times in a row.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function keepingLatest<T>(
  make: (text: string) => T,
): (text: string) => T {
  let latest: { readonly text: string; readonly value: T } | undefined;
  return (text) => {
    if (latest?.text !== text) latest = { text, value: make(text) };
    return latest.value;
  };
}

/**
 * A function that caches its latest result, for callers that pass the same long
 * list again and again.
 */
export function keepingLatestList<T>(
  make: (list: readonly string[]) => T,
): (list: readonly string[]) => T {
  let latest:
    | { readonly list: readonly string[]; readonly value: T }
    | undefined;
  return (list) => {
    if (latest === undefined || !areSame(latest.list, list)) {
      latest = { list, value: make(list) };
    }
    return latest.value;
  };
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length &&
    one.every((item, index) => item === other[index]);
}

/**
 * A function that caches the results for the most recent inputs. Inputs with
 * equal keys are the same input.
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
    known.delete(key); // Moves it to the end: the oldest entry is dropped first.
    known.set(key, found);
    if (known.size > most) known.delete(known.keys().next().value ?? key);
    return found.value;
  };
}

/**
 * A function that caches all its results, for inputs of which there are few.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function keepingAll<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (text) => {
    const found = known.get(text) ?? { value: make(text) };
    known.set(text, found);
    return found.value;
  };
}

/**
 * A function that caches its result for each object, for as long as the object
 * lives.
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
