import type { DocumentSymbol } from "../answers.ts";
import { type LorcanaText, paragraphsOf } from "./lorcana_text.ts";

/** The abilities of a card, by their names or their words. */
export function symbolsOf(document: LorcanaText): readonly DocumentSymbol[] {
  return paragraphsOf(document).map(({ start, read }) => {
    const span = { start, end: start + read.text.length };
    const type = read.abilities[0]?.type;
    return {
      name: read.name ?? read.text,
      kind: "ability",
      ...type !== undefined && { detail: type },
      span,
      selection: span,
      children: [],
    };
  });
}
