/** Whether two trees are equal, node by node. */
export function sameTree(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNode(one) || !isNode(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length &&
    keys.every((key) => sameTree(one[key], other[key]));
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
