/** The order of a record's keys, which JavaScript would not preserve. */
const ORDER: unique symbol = Symbol("order of the file");

interface Ordered {
  readonly [ORDER]?: readonly string[];
}

/**
 * A plain record with the entries of a map; `__proto__` is a key like any
 * other. JavaScript puts keys like "7" first, so their order is stored
 * separately, where JSON and comparisons do not see it.
 */
export function recordOf<T>(
  map: ReadonlyMap<string, T>,
): Readonly<Record<string, T>> {
  if (map.size === 0) return {};
  const record = Object.fromEntries(map);
  const keys = [...map.keys()];
  if (keys.length > 1 && keys.some(isIndex)) {
    Object.defineProperty(record, ORDER, { value: keys });
  }
  return record;
}

/** The entries of a record in the order of the file it came from. */
export function entriesOf<T>(
  record: Readonly<Record<string, T>> & Ordered,
): (readonly [string, T])[] {
  const keys = record[ORDER] ?? Object.keys(record);
  return keys.flatMap((key) => {
    const value = Object.hasOwn(record, key) ? record[key] : undefined;
    return value === undefined ? [] : [[key, value] as const];
  });
}

/** Whether the engine takes a key for the index of an array. */
function isIndex(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= 0x30 && first <= 0x39;
}
