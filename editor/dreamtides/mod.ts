/** Editor features for the rules text of Dreamtides cards only. */
export type {
  Completion,
  Cursor,
  Edit,
  Fix,
  SemanticToken,
} from "../answers.ts";
export { canonical } from "./canonical.ts";
export {
  type CardText,
  dialectOf,
  messagesOf,
  resolvedTokensOf,
  tokensOf,
} from "./card_text.ts";
export { unusedFixes } from "./fixes.ts";
export {
  completionsAt,
  diagnosticsOf,
  hoverAt,
  semanticTokensOf,
} from "./language.ts";
export { paragraphsOf, type PlacedParagraph } from "./paragraphs.ts";
export { readCard } from "./read_card.ts";
export { applyEdits, difference } from "../edits.ts";
export type { Language } from "../language.ts";
export { suggestedEdits, titleOf } from "../suggestion_fixes.ts";
