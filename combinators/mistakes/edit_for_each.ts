import { END_OF_TEXT } from "../mod.ts";
import type { NewToken, TokenEdit } from "./edit.ts";
import type { FaultyText } from "./guide.ts";

/** An edit for each token that some words of the grammar can be in a text. */
export function editForEach(
  { guide }: FaultyText,
  words: Iterable<string>,
  editWith: (token: NewToken) => TokenEdit,
): readonly TokenEdit[] {
  const edits: TokenEdit[] = [];
  for (const word of words) {
    if (word === END_OF_TEXT) continue;
    for (const token of guide.tokensFor(word)) {
      const edit = editWith(token);
      if (edit.cost < Infinity) edits.push(edit);
    }
  }
  return edits;
}
