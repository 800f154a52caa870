/** Whether a node with this type stands anywhere in a tree. */
export function contains(tree: unknown, type: string): boolean {
  if (typeof tree !== "object" || tree === null) return false;
  return "type" in tree && tree.type === type ||
    Object.values(tree).some((value) => contains(value, type));
}
