/** Fields that say how a text is worded or where it stands, never what it means. */
const WORDING: ReadonlySet<string> = new Set([
  "wording",
  "span",
  "optionLabels",
]);

/** Plain data without wording, its keys in one order. */
export function plainData<T>(node: T): T {
  return stripped(node) as T; // The fields that are left out are optional, or labels.
}

function stripped(node: unknown): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(stripped);
  const entries = Object.entries(node)
    .filter(([key, value]) => value !== undefined && !WORDING.has(key))
    .map(([key, value]) => [key, stripped(value)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a < b ? -1 : 1));
}

/** The list in an order that depends on nothing but what is in it, once each. */
export function unordered<T>(list: readonly T[]): readonly T[] {
  const byKey = new Map(
    list.map((one) => [JSON.stringify(plainData(one)), one] as const),
  );
  return [...byKey].sort(([a], [b]) => a < b ? -1 : 1).map(([, one]) => one);
}
