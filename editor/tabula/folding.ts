import type { Fold } from "../answers.ts";
import type { CardFile } from "./card_file.ts";
import { symbolsOf } from "./symbols.ts";

/** Every table folds into its header. */
export function foldingOf(document: CardFile): readonly Fold[] {
  return symbolsOf(document).map(({ span }) => ({ span, kind: "region" }));
}
