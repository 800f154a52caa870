/** Why a text cannot be read, how to fix it, what could follow, or be meant. */
export { diagnose } from "./diagnose.ts";
export { type NextWords, nextWords } from "./next_words.ts";
export { parseAbility } from "./parse_ability.ts";
export {
  suggestDirectives,
  suggestVariables,
  suggestWords,
} from "./suggest.ts";
