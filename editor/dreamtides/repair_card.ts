import { applyEdits, compatible, inSource } from "../edits.ts";
import { suggestedEdits } from "../suggestion_fixes.ts";
import type { CardText } from "./card_text.ts";
import { diagnosticsOf } from "./diagnostics.ts";

/** A fixed text can reveal further mistakes; this many rounds are enough. */
const MOST_ROUNDS = 10;

// The limit on characters read in search of fixes: several times a long card.
const MOST_READ = 20_000;

/** A card with all suggestions applied, including those that come up later. */
export function repairCard(card: CardText): CardText {
  let fixed = card;
  let left = MOST_READ;
  for (let round = 0; round < MOST_ROUNDS && left > 0; round++) {
    left -= fixed.text.length;
    const next = followSuggestion(fixed);
    if (next === undefined) break;
    fixed = next;
  }
  return fixed;
}

function followSuggestion(card: CardText): CardText | undefined {
  const { text, variables } = card;
  const edits = compatible(
    diagnosticsOf(card).flatMap((each) => suggestedEdits(each)),
  );
  if (edits.length === 0) return undefined;
  return {
    ...card,
    text: applyEdits(text, inSource(edits, undefined)),
    variables: applyEdits(variables, inSource(edits, "variables")),
  };
}
