/**
 * Lorcana texts for those who read everything that there is to read, and never
 * ask for the level of the design document: pages load less.
 *
 * @module
 */
export { nextWords } from "./next_words.ts";
export type { ParseOptions, ParseResult } from "./options.ts";
export { readAbility as parseAbility } from "./read/card_text.ts";
export { rememberingReader } from "./read/remembering.ts";
export { tryPrint } from "./write.ts";
