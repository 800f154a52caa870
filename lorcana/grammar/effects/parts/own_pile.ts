import type { OwnPile, Target } from "../../../ast/mod.ts";
import { isThisCard, queryOf } from "../../../ast/target_names.ts";
import { wordAt } from "../../nouns/agreement.ts";
import type { Whose } from "../../nouns/players.ts";

/** "chosen opposing character to your hand": another player's card. */
export function isAnothers(target: Target, pile: OwnPile | Whose): boolean {
  const full = queryOf(target);
  return pile === "CONTROLLER" && full !== undefined &&
    (full.owner === "opponent" || full.owner === "chosen-opponent" ||
      full.owner === "each-opponent");
}

/** Whether words from `start` to `end` name the pile of the cards' player. */
export function isOwnPile(
  target: Target,
  pile: OwnPile | Whose,
  values: readonly unknown[],
  start: number,
  end: number,
): boolean {
  return !isAnothers(target, pile) &&
    !(isYours(target) && saysTheir(values, start, end));
}

function isYours(target: Target): boolean {
  const full = queryOf(target);
  return isThisCard(target) ||
    full?.owner === "you";
}

const THEIR: ReadonlySet<string> = new Set(["their", "his", "her", "its"]);
const PILES: ReadonlySet<string> = new Set(
  ["hand", "hands", "inkwell", "inkwells", "deck", "decks", "discard"],
);

/** "your item into their hand": "their" has no antecedent. */
function saysTheir(
  values: readonly unknown[],
  start: number,
  end: number,
): boolean {
  for (let at = end - 1; at > start; at--) {
    if (PILES.has(wordAt(values, at)) && THEIR.has(wordAt(values, at - 1))) {
      return true;
    }
  }
  return false;
}
