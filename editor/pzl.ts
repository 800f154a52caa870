/** Editor features for puzzle files only. */
export {
  completionsAt,
  diagnosticsOf,
  hoverAt,
  semanticTokensOf,
} from "./pzl/language.ts";
export type { PuzzleText } from "./pzl/scan.ts";
