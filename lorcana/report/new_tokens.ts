import { END_OF_TEXT, idOf } from "../../combinators/mod.ts";
import type { NewToken } from "../../combinators/mistakes/mod.ts";
import { NAME } from "../grammar/names.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** The tokens that some words of the grammar would be. */
export function newTokens(
  { grammar, tokens }: FaultyParagraph,
  at: number,
  words: Iterable<string>,
): readonly NewToken[] {
  const place = tokens[at] ?? tokens.at(-1);
  const { start = 0, end = 0 } = place ?? {};
  return [...words].flatMap((word) => {
    if (word === END_OF_TEXT || word === NAME || word.endsWith("#")) return [];
    const capital = /^[A-Z]/.test(word);
    const value = {
      text: word,
      id: 0,
      start,
      end,
      number: undefined,
      capital,
      spaced: true,
    };
    return [{ id: idOf(grammar, word), word, value, spelling: word }];
  });
}
