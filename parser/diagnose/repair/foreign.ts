import { UNKNOWN } from "../../../combinators/mod.ts";
import { lazily } from "../../../memo.ts";
import { spellingOf, tokenize } from "../../../lexer/internal.ts";
import { articleMisfit } from "./candidates.ts";
import {
  type Entries,
  entriesAt,
  glossaryOf,
  type NewToken,
} from "../../../combinators/mistakes/mod.ts";
import type { CardEdit } from "./edit.ts";
import { glossary } from "./glossary.ts";
import { newToken } from "./new_token.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";
import { withoutBraces, wordAt } from "./written.ts";

// Less than a wrong letter, so that "unit" does not become "it"; more than a
// number.
const COST = 0.95;
// A word that is in this game's grammar as well rarely means anything else.
const KNOWN = 0.9;

/** Replaces words of other games that start at a position. */
export function foreignEdits(faulty: FaultyParagraph, at: number): CardEdit[] {
  const { columns, misfit } = faulty;
  // Braces may be missing or superfluous.
  const bareAt = (place: number) => withoutBraces(wordAt(faulty, place));
  // More words are better evidence; the first meaning is the likeliest.
  const known = entriesAt(entries(), at, bareAt)
    .toSorted((one, other) => other.words.length - one.words.length);
  return known.flatMap(({ words, meanings }) =>
    meanings.map((added): CardEdit => ({
      why: "foreign",
      at,
      removed: words.length,
      added,
      cost: COST + (columns.ids[at] === UNKNOWN ? 0 : KNOWN / words.length) +
        added.reduce(
          (sum, token) =>
            sum + misfit(token.spelling) + articleMisfit(faulty, at, token),
          0,
        ),
    }))
  );
}

const entries: () => Entries = lazily(() => glossaryOf(glossary(), newTokens));

function newTokens(text: string): readonly NewToken[] {
  const tokens = tokenize(text);
  return (tokens.ok ? tokens.value : [])
    .map((token) => newToken(spellingOf(token)));
}
