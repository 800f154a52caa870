/**
 * A copy that shares nothing with any other result, without undefined fields.
 * Rules yield the constants of their tables, so whoever edited a result would edit
 * all later ones.
 */
export function owned<T>(tree: T): T {
  return partOf(tree) as T; // A copy is of the type of the original.
}

function copyOf(value: object): object {
  if (Array.isArray(value)) return copyOfList(value);
  // Field by field: there are so many kinds of nodes that `{ ...value }` is slower.
  const node: Record<string, unknown> = {};
  for (const key in value) {
    const part = partOf(value[key as keyof typeof value]);
    if (part !== undefined) node[key] = part;
  }
  return node;
}

function copyOfList(list: readonly unknown[]): readonly unknown[] {
  const copy = list.slice();
  for (let at = 0; at < copy.length; at++) copy[at] = partOf(copy[at]);
  return copy;
}

function partOf(value: unknown): unknown {
  return typeof value === "object" && value !== null ? copyOf(value) : value;
}
