/**
 * The path of the first place where two plain values differ, or nothing.
 *
 * @category Diagnostics
 */
export function firstDifference(
  one: unknown,
  other: unknown,
): string | undefined {
  const keys = differingKeys(one, other);
  return keys?.reverse().map((key) =>
    typeof key === "number" ? `[${key}]` : `.${key}`
  ).join("").replace(/^\./, "");
}

/** The keys that lead to the first difference, the innermost first. */
function differingKeys(
  one: unknown,
  other: unknown,
): (string | number)[] | undefined {
  if (Object.is(one, other)) return undefined;
  if (Array.isArray(one) && Array.isArray(other)) {
    return differingItems(one, other);
  }
  if (!isRecord(one) || !isRecord(other)) return [];
  for (const key of Object.keys(one)) {
    if (!Object.hasOwn(other, key)) return [key];
    const keys = differingKeys(one[key], other[key]);
    if (keys) return append(keys, key);
  }
  const extra = Object.keys(other).find((key) => !Object.hasOwn(one, key));
  return extra === undefined ? undefined : [extra];
}

function differingItems(
  one: readonly unknown[],
  other: readonly unknown[],
): (string | number)[] | undefined {
  const length = Math.max(one.length, other.length);
  for (let index = 0; index < length; index++) {
    if (index >= one.length || index >= other.length) return [index];
    const keys = differingKeys(one[index], other[index]);
    if (keys) return append(keys, index);
  }
  return undefined;
}

function append<T>(keys: T[], key: T): T[] {
  keys.push(key);
  return keys;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
