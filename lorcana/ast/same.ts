/**
 * Whether two values of plain data are equal, whatever the order of their keys,
 * and wherever they were read.
 */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object") return false;
  if (left === null || right === null) return false;
  const mine = Object.entries(left).filter(isSaid);
  const theirs = new Map(Object.entries(right).filter(isSaid));
  return mine.length === theirs.size &&
    Array.isArray(left) === Array.isArray(right) &&
    mine.every(([key, value]) =>
      theirs.has(key) && same(value, theirs.get(key))
    );
}

function isSaid([key]: readonly [string, unknown]): boolean {
  return key !== "span";
}
