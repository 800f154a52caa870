import { idOf, UNKNOWN } from "../../combinators/mod.ts";
import { lazily } from "../../memo.ts";
import {
  type Entries,
  entriesAt,
  glossaryOf,
  type NewToken,
  type TokenEdit,
} from "../../combinators/mistakes/mod.ts";
import { isName } from "../attempt/columns.ts";
import { grammar } from "../attempt/grammar.ts";
import { tokenize } from "../text/tokenize.ts";
import { GLOSSARY } from "./glossary.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

// Less than a wrong letter: "unit" is not a misspelled "until".
const COST = 0.95;
// A word that is in this game's grammar as well rarely means anything else.
const KNOWN = 0.9;
// A later meaning is less likely.
const LATER = 0.05;

/** Replaces words of other games that start at a position. */
export function foreignEdits(
  { tokens, columns }: FaultyParagraph,
  at: number,
): TokenEdit[] {
  const wordAt = (place: number) => tokens[place]?.text.toLowerCase();
  return entriesAt(entries(), at, wordAt).flatMap(({ words, meanings }) => {
    const isKnown = columns.ids[at] !== UNKNOWN && !isName(tokens[at]!);
    return meanings.map((added, i): TokenEdit => ({
      why: "foreign",
      at,
      removed: words.length,
      added,
      cost: COST + LATER * i + (isKnown ? KNOWN : 0),
    }));
  });
}

const entries: () => Entries = lazily(() => glossaryOf(GLOSSARY, newTokens));

function newTokens(text: string): readonly NewToken[] {
  return tokenize(text).tokens.map((token) => ({
    id: idOf(grammar(), token.text),
    word: token.text,
    value: token,
    spelling: token.text,
  }));
}
