/** The grammar, and readings for our own tools. */
export { ability } from "./ability.ts";
export { columns } from "./columns.ts";
export { grammar } from "./grammar.ts";
export { readAbility } from "./read_ability.ts";
export { nodeSpans } from "./spans/node_spans.ts";
export { spannedAbility } from "./spans/segments.ts";
export {
  abilitiesAndLint,
  abilitiesThenLint,
  parseAndLint,
} from "./lint/lint_card.ts";
export { type NextWords, nextWords } from "./diagnose/next_words.ts";
