/**
 * Lorcana texts at the full level alone, so that pages load less: without the
 * level of the design document.
 *
 * @module
 */
export { nextWords } from "./next_words.ts";
export type { ParseResult } from "./options.ts";
export { readAbility as parseAbility } from "./read/card_text.ts";
export { rememberingReader } from "./read/remembering.ts";
export { tryPrint } from "./write.ts";
export { lorcanaCertainties } from "./messages/certain.ts";
