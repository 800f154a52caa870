/** How variants with one wording are said: read and written from here. */
export { effectWordings, type SpecialEffect } from "./effects.ts";
export {
  ruleChangeWordings,
  type SpecialRuleChange,
} from "./static_abilities.ts";
export type {
  NumberKind,
  Part,
  PartKind,
  PartValues,
  Wording,
  Wordings,
} from "./wording.ts";
