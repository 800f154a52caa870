/** Explains why a text cannot be read and how to fix it, and suggests words. */
export { diagnose } from "./diagnose.ts";
export { type NextWords, nextWords } from "./next_words.ts";
export { parseAbility } from "./parse_ability.ts";
export {
  suggestDirectives,
  suggestVariables,
  suggestWords,
} from "./suggest.ts";
