import { type Language, nothing } from "../language.ts";
import { completionsAt } from "./completions.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { fixesAt } from "./fixes.ts";
import { formatted } from "./format.ts";
import { hoverAt } from "./hover.ts";
import type { JsonText } from "./scan.ts";
import { semanticTokensOf } from "./semantic_tokens.ts";
import { symbolsOf } from "./symbols.ts";

/** A JSON file of Lorcana texts; JSON itself is left to the editor. */
export const lorcanaJson: Language<JsonText> = {
  diagnosticsOf,
  hoverAt,
  completionsAt,
  fixesAt,
  formatted,
  symbolsOf,
  semanticTokensOf,
  definitionAt: nothing,
  referencesAt: nothing,
  foldingOf: nothing,
};
