import type { Effect } from "../../ast/mod.ts";
import type { Mention } from "./antecedents.ts";

/** Effects that usually apply to a revealed card, seldom to this one. */
const PUT_AWAY: ReadonlySet<string | undefined> = new Set<Effect["type"]>([
  "put-on-top",
  "put-on-bottom",
  "put-into-hand",
  "put-into-discard",
  "put-into-inkwell",
  "put-under",
]);

/** Whether an effect puts cards away. */
export function isPutAway(doing: string | undefined): boolean {
  return PUT_AWAY.has(doing);
}

/**
 * Whether "it" is unlikely to mean this card in spite of the last mention:
 * characters are seldom "it", and after "Reveal the top card of your deck. This
 * item …", the revealed card is the one to put away.
 */
export function isRarelyIt(
  mention: Mention | undefined,
  doing: string | undefined,
): boolean {
  return mention?.ref === "SELF" &&
    (mention.types?.[0] === "character" || isPutAway(doing));
}
