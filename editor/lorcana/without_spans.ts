/** A tree without the spans of its nodes. */
export function withoutSpans(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(withoutSpans);
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).filter(([key]) => key !== "span")
      .map(([key, value]) => [key, withoutSpans(value)]),
  );
}
