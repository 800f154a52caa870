/** What editors ask about puzzle files, and no more. */
export {
  completionsAt,
  diagnosticsOf,
  hoverAt,
  semanticTokensOf,
} from "./pzl/language.ts";
export type { PuzzleText } from "./pzl/scan.ts";
