/** Fields for the wording or position of a text, not its meaning. */
const WORDING: ReadonlySet<string> = new Set([
  "wording",
  "span",
  "optionLabels",
]);

/** A deep copy without wording, with sorted keys. */
export function plainData<T>(node: T): T {
  return stripped(node) as T; // Drops only wording.
}

function stripped(node: unknown): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(stripped);
  const entries = Object.entries(node)
    .filter(([key, value]) => value !== undefined && !WORDING.has(key))
    .map(([key, value]) => [key, stripped(value)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a < b ? -1 : 1));
}

/** The list without duplicates, in an order that only its items determine. */
export function unordered<T>(list: readonly T[]): readonly T[] {
  const byKey = new Map(
    list.map((one) => [JSON.stringify(plainData(one)), one] as const),
  );
  return [...byKey].sort(([a], [b]) => a < b ? -1 : 1).map(([, one]) => one);
}
