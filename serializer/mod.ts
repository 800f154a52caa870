/** The tree back to text. */
export { normalize } from "./normalize.ts";
export type { Serialized } from "./rewrite/mod.ts";
export {
  serializeAbilities,
  serializeAbility,
  serializeEffect,
  serializeModalChoices,
} from "./serialize.ts";
export type { TreeShape, TreeShapes } from "./shapes/shape.ts";
