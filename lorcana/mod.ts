/** Ability texts of Disney Lorcana: text to structure and back. */
export type * from "./ast/mod.ts";
export { extractNamedAbilityPrefix, type NamedText } from "./ability_name.ts";
export { normalizeText } from "./normalize.ts";
export type { ParseOptions, ParseResult } from "./options.ts";
export { parseAbility, parseCardText } from "./parse.ts";
export { print, printEffect } from "./print/ability.ts";
