/** A file of cards in TOML. */
export { diagnosticsOf } from "./diagnostics.ts";
export { hoverAt } from "./hover.ts";
export { completionsAt } from "./completions.ts";
export { fixesAt } from "./fixes.ts";
export { formatted } from "./format.ts";
export { symbolsOf } from "./symbols.ts";
export { semanticTokensOf } from "./semantic_tokens.ts";
export { definitionAt } from "./definition.ts";
export { referencesAt } from "./references.ts";
export { foldingOf } from "./folding.ts";
