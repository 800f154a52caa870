import { QUERIES } from "../ast/target_names.ts";

/** The same tree with the whole query for each short name. */
export function expandTargets<T>(node: T): T {
  return walk(node) as T; // Names become the queries they stand for.
}

function walk(node: unknown): unknown {
  if (typeof node === "string") {
    return node in QUERIES ? QUERIES[node as keyof typeof QUERIES] : node; // Checked.
  }
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(walk);
  return Object.fromEntries(
    Object.entries(node).map((
      [key, value],
    ) => [key, key === "name" || key === "trigger" ? value : walk(value)]),
  );
}
