/** How variants with one wording are said: read and written from here. */
export { costWordings, type SpecialCost } from "./costs.ts";
export { effectWordings, type SpecialEffect } from "./effects.ts";
export {
  ruleChangeWordings,
  type SpecialRuleChange,
} from "./static_abilities.ts";
export { type SpecialTrigger, triggerWordings } from "./triggers.ts";
export type {
  AnyWording,
  NumberKind,
  Part,
  PartKind,
  PartValues,
  Wording,
  Wordings,
} from "./wording.ts";
