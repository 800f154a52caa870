/**
 * A text, and what must stand where in its abilities: paths as in
 * "0.effect.target", the first number being the ability.
 */
export type Phrase = readonly [
  text: string,
  expected: Readonly<Record<string, string | number | boolean | undefined>>,
];

/** What stands at a path of a tree. */
export function at(tree: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(
    (node, key) =>
      typeof node === "object" && node !== null && Object.hasOwn(node, key)
        ? Object.entries(node).find(([name]) => name === key)?.[1]
        : undefined,
    tree,
  );
}
