/** The tree back to text. */
export { normalize } from "./normalize.ts";
export {
  rewriteAbilities,
  serializeAbilities,
  serializeAbility,
  type Serialized,
  serializeEffect,
  serializeModalChoices,
} from "./serialize.ts";
export type { TreeShape, TreeShapes } from "./shapes/shape.ts";
