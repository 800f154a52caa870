/** Editor features for the texts of Lorcana cards only. */
export { applyEdits } from "../edits.ts";
export {
  completionsAt,
  diagnosticsOf,
  formatted,
  hoverAt,
  semanticTokensOf,
} from "./language.ts";
export { paragraphsOf } from "./lorcana_text.ts";
export { withoutSpans } from "./without_spans.ts";
