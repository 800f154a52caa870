/**
 * A function that keeps what it computed last, for callers that come with the
 * same long list again and again.
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
