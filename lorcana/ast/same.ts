/** Whether two values of plain data are equal, whatever the order of their keys. */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object") return false;
  if (left === null || right === null) return false;
  const mine = Object.entries(left);
  const theirs = new Map(Object.entries(right));
  return mine.length === theirs.size &&
    Array.isArray(left) === Array.isArray(right) &&
    mine.every(([key, value]) =>
      theirs.has(key) && same(value, theirs.get(key))
    );
}
