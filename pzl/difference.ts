/** The path of the first place where two plain values differ, or nothing. */
export function firstDifference(
  one: unknown,
  other: unknown,
  path = "",
): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isObject(one) || !isObject(other)) return path;
  if (Array.isArray(one) !== Array.isArray(other)) return path;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const there = join(path, key, Array.isArray(one));
    if (!Object.hasOwn(one, key) || !Object.hasOwn(other, key)) return there;
    const difference = firstDifference(one[key], other[key], there);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function join(path: string, key: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${key}]`;
  return path === "" ? key : `${path}.${key}`;
}
