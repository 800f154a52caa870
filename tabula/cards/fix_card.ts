import { applyCertain } from "../../diagnostics/internal.ts";
import { abilityCertainties } from "../../lexer/internal.ts";
import { keepsValues } from "./keeps_values.ts";
import type { ParseText } from "./parse_cards.ts";
import type { CardRow } from "./picked_row.ts";
import { type SerializeAbilities, verifyCard } from "./verify_card.ts";

/** The parts of a card that can be fixed. */
export type CardTexts = Pick<CardRow, "text" | "variables">;

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
  const corrected = applyCertain({ text, variables }, {
    errorsOf: ({ text, variables }) => {
      const outcome = parse(text, variables);
      return outcome.ok ? [] : outcome.errors;
    },
    certainties: abilityCertainties,
  });
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
