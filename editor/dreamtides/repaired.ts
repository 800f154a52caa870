import { applyEdits, compatible, inSource } from "../edits.ts";
import { suggestedEdits } from "../suggestion_fixes.ts";
import type { CardText } from "./card_text.ts";
import { diagnosticsOf } from "./diagnostics.ts";

/** A fixed text can have mistakes that the first ones hid; this many rounds do. */
const MOST_ROUNDS = 10;

/** A card with every suggestion followed, and those that come up then. */
export function repaired(card: CardText): CardText {
  let fixed = card;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = followed(fixed);
    if (next === undefined) break;
    fixed = next;
  }
  return fixed;
}

function followed(card: CardText): CardText | undefined {
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
