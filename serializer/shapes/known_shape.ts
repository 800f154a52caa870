import type { TreeShape, TreeShapes } from "./shape.ts";

/**
 * A shape that has its parts instead of their names. All kinds have the same
 * fields, which engines read more quickly than those of different objects.
 */
export interface KnownShape {
  readonly kind:
    | "number"
    | "boolean"
    | "list"
    | "tuple"
    | "orNull"
    | "fields"
    | "variants";
  /** The shapes inside, in order; that of all items, if it is a list. */
  readonly parts: readonly KnownShape[];
  /** The names of fields; those that need not be there come last. */
  readonly names: readonly string[];
  /** How many fields must be there. */
  readonly needed: number;
  /** By tag; a variant without data has no shape. */
  readonly variants: ReadonlyMap<string, KnownShape | null>;
}

/** Makes one of the shapes known, with all those that it names. */
export function knownShape(shapes: TreeShapes, root: TreeShape): KnownShape {
  const named = new Map<string, KnownShape>();
  const known = (shape: TreeShape): KnownShape => {
    if (shape === "number" || shape === "boolean") return shapeOf(shape);
    if (typeof shape === "string") return named.get(shape) ?? make(shape);
    if ("list" in shape) return shapeOf("list", [known(shape.list)]);
    if ("tuple" in shape) return shapeOf("tuple", shape.tuple.map(known));
    if ("orNull" in shape) return shapeOf("orNull", [known(shape.orNull)]);
    return "fields" in shape
      ? fieldsOf(shape.fields, known)
      : { ...shapeOf("variants"), variants: mapped(shape.variants, known) };
  };
  const make = (name: string): KnownShape => {
    const made = shapeOf("number");
    named.set(name, made);
    // Shapes contain themselves, so that one is known before it is made.
    return Object.assign(made, known(shapes[name]!)); // They name no others.
  };
  return known(root);
}

function shapeOf(
  kind: KnownShape["kind"],
  parts: readonly KnownShape[] = [],
): KnownShape {
  return { kind, parts, names: [], needed: 0, variants: NO_VARIANTS };
}

const NO_VARIANTS: KnownShape["variants"] = new Map();

function fieldsOf(
  fields: Readonly<Record<string, TreeShape>>,
  known: (shape: TreeShape) => KnownShape,
): KnownShape {
  const all = Object.entries(fields);
  const needed = all.filter(([name]) => !name.endsWith("?"));
  const others = all.filter(([name]) => name.endsWith("?"))
    .map(([name, shape]) => [name.slice(0, -1), shape] as const);
  const sorted = [...needed, ...others];
  return {
    ...shapeOf("fields", sorted.map(([, shape]) => known(shape))),
    names: sorted.map(([name]) => name),
    needed: needed.length,
  };
}

/** A map, since a record also has the keys of its prototype. */
function mapped(
  variants: Readonly<Record<string, TreeShape | null>>,
  known: (shape: TreeShape) => KnownShape,
): KnownShape["variants"] {
  return new Map(
    Object.entries(variants).map(([tag, shape]) => [
      tag,
      shape === null ? null : known(shape),
    ]),
  );
}
