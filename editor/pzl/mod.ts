/** Editor features for puzzle files only. */
export {
  completionsAt,
  diagnosticsOf,
  hoverAt,
  semanticTokensOf,
} from "./language.ts";
