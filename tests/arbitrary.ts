import fc, { type Arbitrary } from "fast-check";
import { ABILITY_SHAPES } from "../ast/ability_shapes.ts";
import { type Ability, MAX_U32 } from "../ast/internal.ts";
import type { TreeShape } from "../ast/tree_shape.ts";

/** Random abilities of every shape that the types allow. */
export function arbitraryAbility(maxDepth = 6): Arbitrary<Ability> {
  // The shapes are generated from this very type.
  return grow(maxDepth, "Abilities") as Arbitrary<Ability>;
}

/** Random values of a shape; deep in a tree, only variants that end it soon. */
function grow(maxDepth: number, root: TreeShape): Arbitrary<unknown> {
  const depthIdentifier = fc.createDepthIdentifier();
  const options = { maxDepth, depthIdentifier, depthSize: "max" } as const;
  const known = new Map<string, Arbitrary<unknown>>();
  const named = (name: string): Arbitrary<unknown> => {
    const found = known.get(name);
    if (found !== undefined) return found;
    // Shapes contain themselves: this one is known before it is made.
    known.set(name, fc.constant(undefined).chain(() => made));
    const made = valuesOf(shapeOf(name));
    known.set(name, made);
    return made;
  };
  const valuesOf = (shape: TreeShape): Arbitrary<unknown> => {
    if (shape === "number") return number;
    if (shape === "boolean") return fc.boolean();
    if (typeof shape === "string") return named(shape);
    if ("list" in shape) {
      return fc.array(valuesOf(shape.list), { maxLength: 4 });
    }
    if ("tuple" in shape) return fc.tuple(...shape.tuple.map(valuesOf));
    if ("orNull" in shape) return fc.option(valuesOf(shape.orNull));
    return "fields" in shape
      ? fieldsOf(shape.fields)
      : fc.oneof(options, ...variantsOf(shape.variants));
  };
  const fieldsOf = (fields: Fields): Arbitrary<unknown> =>
    fc.record(
      Object.fromEntries(
        Object.entries(fields)
          .map(([name, shape]) => [name.replace("?", ""), valuesOf(shape)]),
      ),
      { requiredKeys: Object.keys(fields).filter(isRequired) },
    );
  const variantsOf = (variants: Variants): Arbitrary<unknown>[] =>
    flatFirst(variants).map(([tag, shape]) =>
      shape === null
        ? fc.constant(tag)
        : valuesOf(shape).map((payload) => ({ [tag]: payload }))
    );
  return valuesOf(root);
}

type Fields = Readonly<Record<string, TreeShape>>;
type Variants = Readonly<Record<string, TreeShape | null>>;

// Small numbers meet again in one text, and are often the special ones.
const number: Arbitrary<number> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 99 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: MAX_U32 }) },
);

function shapeOf(name: string): TreeShape {
  const shape = ABILITY_SHAPES[name];
  if (shape === undefined) throw new Error(`There is no shape "${name}"`);
  return shape;
}

function isRequired(name: string): boolean {
  return !name.endsWith("?");
}

/** Variants by how deep they are at least: past `maxDepth`, the first is taken. */
function flatFirst(
  variants: Variants,
): readonly (readonly [string, TreeShape | null])[] {
  return Object.entries(variants).toSorted(([, one], [, other]) =>
    leastDepth(one) - leastDepth(other)
  );
}

/** How many levels of variants a value of a shape has at least. */
function leastDepth(
  shape: TreeShape | null,
  outer: readonly string[] = [],
): number {
  const depthOf = (part: TreeShape | null): number => leastDepth(part, outer);
  if (shape === null || shape === "number" || shape === "boolean") return 0;
  if (typeof shape === "string") {
    return outer.includes(shape)
      ? Infinity
      : leastDepth(shapeOf(shape), [...outer, shape]);
  }
  if ("list" in shape || "orNull" in shape) return 0;
  if ("tuple" in shape) return Math.max(...shape.tuple.map(depthOf));
  if ("fields" in shape) {
    const required = Object.entries(shape.fields)
      .filter(([name]) => isRequired(name));
    return Math.max(0, ...required.map(([, part]) => depthOf(part)));
  }
  return 1 + Math.min(...Object.values(shape.variants).map(depthOf));
}
