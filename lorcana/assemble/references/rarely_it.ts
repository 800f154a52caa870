import type { Effect } from "../../ast/mod.ts";
import type { Mention } from "./antecedents.ts";

/** What is done with a card that was revealed, and seldom with this one. */
const PUT_AWAY: ReadonlySet<string | undefined> = new Set<Effect["type"]>([
  "put-on-top",
  "put-on-bottom",
  "put-into-hand",
  "put-into-discard",
  "put-into-inkwell",
  "put-under",
]);

/** Whether cards are put somewhere. */
export function isPutAway(doing: string | undefined): boolean {
  return PUT_AWAY.has(doing);
}

/**
 * Whether "it" hardly means this card, though it was spoken of last: a character
 * is seldom called so, and after "Reveal the top card of your deck. This item …",
 * it is the other card that is put somewhere.
 */
export function isRarelyIt(
  mention: Mention | undefined,
  doing: string | undefined,
): boolean {
  return mention?.ref === "SELF" &&
    (mention.types?.[0] === "character" || isPutAway(doing));
}
