/**
 * Whether two values of plain data are equal, whatever the order of their keys,
 * and wherever they were read.
 */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right)) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  // Not with `for … in`: the engine assumes that the next objects have the shape
  // of the last, is wrong, and throws the optimized code away again and again.
  return Object.keys(left).every((key) =>
    key === "span" || same(left[key], right[key])
  ) && Object.keys(right).every((key) =>
    key === "span" || key in left || right[key] === undefined
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
