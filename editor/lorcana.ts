/** Editor features for the texts of Lorcana cards only. */
export { applyEdits } from "./edits.ts";
export {
  completionsAt,
  diagnosticsOf,
  formatted,
  hoverAt,
  semanticTokensOf,
} from "./lorcana/language.ts";
export {
  type LorcanaText,
  paragraphsOf,
  type PlacedParagraph,
} from "./lorcana/lorcana_text.ts";
export { withoutSpans } from "./lorcana/without_spans.ts";
