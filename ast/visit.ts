import type { Ability } from "./ability.ts";
import type { TaggedPayload } from "./sum.ts";
import type { Sums } from "./sums.ts";
import { expectList, expectObject } from "../diagnostics/internal.ts";
import type { NodePath } from "./node_path.ts";
import { ABILITY_SHAPES } from "./ability_shapes.ts";
import type { TreeShape } from "./tree_shape.ts";

/**
 * What to do with the nodes of a tree: for each union type, a function for each
 * variant of interest, or one function for all variants.
 */
export type Visitor = {
  readonly [S in keyof Sums]?:
    | VariantVisitors<Sums[S]>
    | ((node: TaggedPayload<Sums[S]>, path: NodePath) => void);
};

/**
 * A function for each variant of interest, which receives the variant's
 * payload.
 */
export type VariantVisitors<M> = {
  readonly [K in keyof M]?: (payload: Readonly<M[K]>, path: NodePath) => void;
};

/**
 * Calls the functions of a visitor for each node in the trees of some
 * abilities, parents before children, in the order of the tree. Paths are the
 * same as those of `locateNodes`.
 *
 * @example How many cards an ability draws, and which costs it has
 * ```ts
 * import { parse, visit } from "@dreamtides/parse";
 * import { deepStrictEqual, strictEqual } from "node:assert/strict";
 *
 * const card = parse("{e}, Abandon an ally: Draw {cards}.", { e: 1, cards: 2 });
 * const costs: string[] = [];
 * let drawn = 0;
 * visit(card.ok ? card.abilities : [], {
 *   Costs: ([name]) => costs.push(name),
 *   StandardEffects: {
 *     DrawCards: ({ count }) => drawn += count,
 *   },
 * });
 *
 * strictEqual(drawn, 2);
 * deepStrictEqual(costs, ["Energy", "AbandonCharactersCount"]);
 * ```
 *
 * @category Dreamtides
 */
export function visit(
  abilities: readonly Ability[],
  visitor: Visitor,
): void {
  expectList(abilities, "abilities");
  expectObject(visitor, "visitor");
  // A list instead of recursion: a tree can be deeper than the call stack.
  const waiting = abilities.map((value, key): Part => ({
    shape: "Abilities",
    value,
    key,
  })).reverse();
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    call(part, visitor);
    waiting.push(...partsOf(part).toReversed());
  }
}

/** A part of a tree, and its type. */
interface Part {
  readonly shape: TreeShape;
  readonly value: unknown;
  readonly key: string | number;
  /**
   * The part that contains it. A list of keys for each part would take too long.
   */
  readonly outer?: Part;
}

function pathOf(part: Part): NodePath {
  const path = [part.key];
  for (let at = part.outer; at !== undefined; at = at.outer) path.push(at.key);
  return path.reverse();
}

function call(part: Part, visitor: Visitor): void {
  const { shape, value } = part;
  if (typeof shape !== "string" || !(shape in visitor)) return;
  const [tag, payload] = tagOf(value);
  // A visitor takes what the shape of its sum type describes.
  const own = visitor[shape as keyof Sums] as
    | ((node: readonly unknown[], path: NodePath) => void)
    | Readonly<Record<string, (payload: unknown, path: NodePath) => void>>
    | undefined;
  if (typeof own === "function") own([tag, payload], pathOf(part));
  else if (own && Object.hasOwn(own, tag)) own[tag]?.(payload, pathOf(part));
}

function partsOf(part: Part): readonly Part[] {
  const { shape, value } = part;
  const found = typeof shape === "string" ? ABILITY_SHAPES[shape] : shape;
  if (found === undefined || typeof found === "string") return [];
  if ("orNull" in found) {
    return value === null ? [] : [{ ...part, shape: found.orNull }];
  }
  if ("list" in found) return itemsOf(part, () => found.list);
  if ("tuple" in found) return itemsOf(part, (i) => found.tuple[i] ?? "number");
  return "variants" in found
    ? payloadOf(part, found.variants)
    : fieldsOf(part, found.fields);
}

function itemsOf(
  outer: Part,
  shapeAt: (index: number) => TreeShape,
): readonly Part[] {
  return Array.isArray(outer.value)
    ? outer.value.map((value, key) => ({
      shape: shapeAt(key),
      value,
      key,
      outer,
    }))
    : [];
}

function payloadOf(
  outer: Part,
  variants: Readonly<Record<string, TreeShape | null>>,
): readonly Part[] {
  const [key, value] = tagOf(outer.value);
  const shape = variants[key];
  return shape === undefined || shape === null
    ? []
    : [{ shape, value, key, outer }];
}

function fieldsOf(
  outer: Part,
  shapes: Readonly<Record<string, TreeShape>>,
): readonly Part[] {
  const fields = Object(outer.value) as Readonly<Record<string, unknown>>;
  return Object.entries(shapes)
    .map(([name, shape]) => ({ shape, key: plain(name), outer }))
    .map((part) => ({ ...part, value: fields[part.key] }))
    .filter(({ value }) => value !== undefined);
}

/** The name of a field that may be missing ends in "?" in shapes. */
function plain(name: string): string {
  return name.endsWith("?") ? name.slice(0, -1) : name;
}

function tagOf(value: unknown): readonly [string, unknown] {
  if (typeof value === "string") return [value, undefined];
  const [first] = Object.entries(Object(value));
  return first ?? ["", undefined];
}
