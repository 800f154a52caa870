import {
  applySuggestion,
  type Diagnostic,
} from "../../diagnostics/internal.ts";
import { certainSuggestion } from "./certain.ts";
import { keepsValues } from "./keeps_values.ts";
import type { ParseText } from "./parse_cards.ts";
import type { CardRow } from "./picked_row.ts";
import { type SerializeAbilities, verifyCard } from "./verify_card.ts";

/** The parts of a card that can be fixed. */
export type CardTexts = Pick<CardRow, "text" | "variables">;

/** More mistakes than this in one card are for a person to look at. */
const MOST_FIXES = 20;

/**
 * Returns a card with every certain suggestion applied and, if it is then
 * valid, in canonical form; undefined if there is nothing to fix. Never changes
 * the meaning of a card.
 */
export function fixCard(
  card: CardTexts,
  parse: ParseText,
  serialize: SerializeAbilities,
): CardTexts | undefined {
  const { text, variables } = card;
  const corrected = correct({ text, variables }, parse);
  const verdict = verifyCard(corrected, parse, serialize);
  const canonical = verdict.kind === "differs"
    ? { text: verdict.canonical, variables: verdict.variables }
    : corrected;
  const fixed = keepsValues(corrected, canonical, { parse, parseAgain: parse })
    ? canonical
    : corrected;
  return fixed.text === text && fixed.variables === variables
    ? undefined
    : fixed;
}

// So many characters are read in search of fixes: hundreds of times a card's.
const MOST_READ = 40_000;

/** Applies certain suggestions one by one, as long as each helps. */
function correct(card: CardTexts, parse: ParseText): CardTexts {
  let current = card;
  let errors = errorsOf(current, parse);
  let left = MOST_READ;
  const helps = (tried: CardTexts): boolean => {
    left -= tried.text.length;
    return left > 0 && errorsOf(tried, parse).length < errors.length;
  };
  for (let i = 0; i < MOST_FIXES && errors.length > 0; i++) {
    const next = errors
      .map((each) => certainSuggestion(each, current))
      .filter((each) => each !== undefined)
      .map((each) => applySuggestion(current, each))
      .find(helps);
    if (next === undefined) break;
    current = next;
    errors = errorsOf(current, parse);
  }
  return current;
}

function errorsOf(
  { text, variables }: CardTexts,
  parse: ParseText,
): readonly Diagnostic[] {
  const outcome = parse(text, variables);
  return outcome.ok ? [] : outcome.errors;
}
