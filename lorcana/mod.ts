/**
 * Ability texts of Disney Lorcana: text to structure and back, every word
 * accounted for.
 *
 * @module
 */
export type * from "./ast/mod.ts";
export { extractNamedAbilityPrefix, type NamedText } from "./ability_name.ts";
export {
  parseCondition,
  parseCost,
  parseEffect,
  parsePlayerTarget,
  parseTarget,
  parseTrigger,
} from "./building_blocks.ts";
export { type Classification, classifyAbility } from "./documented/classify.ts";
export { splitSequenceSteps } from "./documented/split.ts";
export { normalizeText } from "./normalize.ts";
export type { ParseOptions, ParseResult } from "./options.ts";
export { parseAbility, parseCardText } from "./parse.ts";
export { print, printEffect } from "./print/ability.ts";
