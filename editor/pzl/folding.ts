import type { Fold } from "../answers.ts";
import type { PuzzleText } from "./scan.ts";
import { symbolsOf } from "./symbols.ts";

/** Every section folds into its header. */
export function foldingOf(document: PuzzleText): readonly Fold[] {
  return symbolsOf(document).map(({ span }) => ({ span, kind: "region" }));
}
