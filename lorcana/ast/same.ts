/**
 * Whether two values of plain data are equal, regardless of the order of keys
 * and of spans.
 */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right)) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  // Not `for … in`: with nodes of many shapes, the engine would optimize for
  // the last shape and deoptimize again and again.
  return Object.keys(left).every((key) =>
    key === "span" || same(left[key], right[key])
  ) && Object.keys(right).every((key) =>
    key === "span" || key in left || right[key] === undefined
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
