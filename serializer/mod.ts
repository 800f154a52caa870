/** The tree back to text. */
export type { Reason as WritingReason } from "./phrase.ts";
export { normalize } from "./normalize.ts";
export type { WritingProblem } from "./gaps.ts";
export {
  serializeAbilities,
  serializeAbility,
  type Serialized,
  serializeEffect,
  serializeModalChoices,
} from "./serialize.ts";
