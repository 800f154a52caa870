/**
 * Whether two values of plain data are equal, whatever the order of their keys,
 * and wherever they were read.
 */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right)) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  for (const key in left) {
    if (key !== "span" && !same(left[key], right[key])) return false;
  }
  for (const key in right) {
    if (key !== "span" && !(key in left) && right[key] !== undefined) {
      return false;
    }
  }
  return true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
