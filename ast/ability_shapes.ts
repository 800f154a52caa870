import shapes from "../schema/ability_shapes.json" with { type: "json" };
import type { TreeShapes } from "./tree_shape.ts";

/** The shape of each type of the tree, by name. */
// The file is generated, and its inferred type lists every key.
export const ABILITY_SHAPES: TreeShapes = shapes as unknown as TreeShapes;
