/** Editor features for the rules text of Dreamtides cards only. */
export type {
  Completion,
  Cursor,
  Edit,
  Fix,
  Hover,
  SemanticToken,
} from "./answers.ts";
export { type Canonical, canonical } from "./dreamtides/canonical.ts";
export {
  type CardText,
  dialectOf,
  resolvedTokensOf,
  tokensOf,
} from "./dreamtides/card_text.ts";
export { unusedFixes } from "./dreamtides/fixes.ts";
export {
  completionsAt,
  diagnosticsOf,
  hoverAt,
  semanticTokensOf,
} from "./dreamtides/language.ts";
export { paragraphsOf, type PlacedParagraph } from "./dreamtides/paragraphs.ts";
export { readCard } from "./dreamtides/read_card.ts";
export { applyEdits, difference } from "./edits.ts";
export type { Language } from "./language.ts";
export { suggestedEdits, titleOf } from "./suggestion_fixes.ts";
