import type { Language } from "../language.ts";
import type { PuzzleText } from "./scan.ts";
import { completionsAt } from "./completions.ts";
import { definitionAt } from "./definition.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { fixesAt } from "./fixes.ts";
import { foldingOf } from "./folding.ts";
import { formatted } from "./format.ts";
import { hoverAt } from "./hover.ts";
import { referencesAt } from "./references.ts";
import { semanticTokensOf } from "./semantic_tokens.ts";
import { symbolsOf } from "./symbols.ts";

/** A puzzle file of Forge. */
export const pzl: Language<PuzzleText> = {
  diagnosticsOf,
  hoverAt,
  completionsAt,
  fixesAt,
  formatted,
  symbolsOf,
  semanticTokensOf,
  definitionAt,
  referencesAt,
  foldingOf,
};
