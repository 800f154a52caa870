import type { Sum, Variant } from "../ast/internal.ts";

/** A text and the node of the tree that it stands for. */
export interface Example<T> {
  readonly text: string;
  readonly variables?: string;
  readonly tree: T;
}

/** At least one example of each variant of `M`: one left out does not compile. */
export type Examples<M> = {
  readonly [K in keyof M]: readonly [
    Example<Variant<M, K>>,
    ...Example<Variant<M, K>>[],
  ];
};

/** All examples of a table in a row. */
export function rowsOf<M>(examples: Examples<M>): readonly Example<Sum<M>>[] {
  const rows: unknown[] = Object.values(examples).flat();
  return rows as Example<Sum<M>>[]; // Each variant is one of the sum.
}
