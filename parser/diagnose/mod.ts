/** Why a text cannot be read, how to fix it, and what could follow. */
export { diagnose } from "./diagnose.ts";
export { type NextWords, nextWords } from "./next_words.ts";
export { parseAbility } from "./parse_ability.ts";
