/** A JSON file of Lorcana texts; JSON itself is left to the editor. */
export { diagnosticsOf } from "./diagnostics.ts";
export { hoverAt } from "./hover.ts";
export { completionsAt } from "./completions.ts";
export { fixesAt } from "./fixes.ts";
export { formatted } from "./format.ts";
export { symbolsOf } from "./symbols.ts";
export { semanticTokensOf } from "./semantic_tokens.ts";
export {
  answerNothing as definitionAt,
  answerNothing as foldingOf,
  answerNothing as referencesAt,
} from "../language.ts";
