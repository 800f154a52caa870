/** What a part of the tree may be, as `schema/ability_shapes.json` says it. */
export type TreeShape =
  /** "number", "boolean", or the name of another shape. */
  | string
  | { readonly list: TreeShape }
  | { readonly tuple: readonly TreeShape[] }
  | { readonly orNull: TreeShape }
  /** By name; that of a field that may be missing ends in "?". */
  | { readonly fields: Readonly<Record<string, TreeShape>> }
  /** By tag; a variant without data is `null`. */
  | { readonly variants: Readonly<Record<string, TreeShape | null>> };

/** All shapes by name. */
export type TreeShapes = Readonly<Record<string, TreeShape>>;

/** A part of a tree that does not fit its shape. */
export interface TreeMisfit {
  /** The keys that lead to it, the innermost first. */
  readonly keys: (string | number)[];
  readonly expected: string;
  readonly found: unknown;
}

/** Says what does not fit; nothing if all of a value fits. */
export type Check = (value: unknown) => TreeMisfit | undefined;
