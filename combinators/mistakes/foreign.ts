import type { TokenEdit } from "./edit.ts";
import { isUnknownAt, wordAt } from "./faulty_text.ts";
import { entriesAt } from "./glossary.ts";
import type { FaultyText } from "./guide.ts";
import { withoutBraces } from "./text_edit.ts";

// Less than a wrong letter: "unit" is not a misspelled "until".
const COST = 0.95;
// A word that the language has itself rarely means anything else.
const KNOWN = 0.9;
// A later meaning is less likely.
const LATER = 0.001;

/** Replaces words of other languages that start at a position. */
export function foreignEdits(
  faulty: FaultyText,
  at: number,
): readonly TokenEdit[] {
  const { glossary, misfit } = faulty.guide;
  // Braces may be missing or superfluous.
  const bareAt = (place: number) => withoutBraces(wordAt(faulty, place));
  const isKnown = !isUnknownAt(faulty, at);
  // More words are better evidence.
  const entries = entriesAt(glossary(), at, bareAt)
    .toSorted((one, other) => other.words.length - one.words.length);
  return entries.flatMap(({ words, meanings }) =>
    meanings.map((added, i): TokenEdit => ({
      why: "foreign",
      at,
      removed: words.length,
      added,
      cost: added.reduce(
        (sum, token) => sum + misfit(faulty, at, token),
        COST + LATER * i + (isKnown ? KNOWN / words.length : 0),
      ),
    })).filter(({ cost }) => cost < Infinity)
  );
}
