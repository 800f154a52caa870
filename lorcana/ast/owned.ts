/**
 * A copy that shares nothing with any other result. Rules yield the constants of
 * their tables, so whoever edited a result would edit all later ones.
 */
export function owned<T>(tree: T): T {
  return copyOf(tree) as T; // A copy is of the type of the original.
}

function copyOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const node: Record<string, unknown> = {};
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    node[key] = typeof part === "object" ? copyOf(part) : part;
  }
  return node;
}
