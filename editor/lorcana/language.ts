import { type Language, nothing } from "../language.ts";
import { completionsAt } from "./completions.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { fixesAt } from "./fixes.ts";
import { formatted } from "./format.ts";
import { hoverAt } from "./hover.ts";
import type { LorcanaText } from "./lorcana_text.ts";
import { semanticTokensOf } from "./semantic_tokens.ts";
import { symbolsOf } from "./symbols.ts";

/** The ability text of one Lorcana card: it defines nothing, and is short. */
export const lorcana: Language<LorcanaText> = {
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
