import type { Effect, EffectName, Target } from "../ast/mod.ts";
import { type Antecedents, lastMention } from "./antecedents.ts";
import { isReference } from "./kinds.ts";

/** Effects whose cards are no longer in play after them. */
const LEAVING: ReadonlySet<EffectName> = new Set<EffectName>([
  "banish",
  "put-into-discard",
  "put-into-hand",
  "put-on-bottom",
  "put-on-top",
  "return-to-hand",
  "shuffle-into-deck",
]);

/** Whether what an effect consists of may not happen. */
export function isOpen({ type }: Effect): boolean {
  return type === "optional" || type === "conditional" || type === "choice" ||
    type === "create-triggered-ability";
}

/**
 * Remembers that cards have left play: "Banish chosen character. Exert them."
 * The cards that the effect itself speaks of start at `from`.
 */
export function noteGone(
  effect: Effect,
  from: number,
  known: Antecedents,
): void {
  if (!LEAVING.has(effect.type) || !("target" in effect)) return;
  const target = effect.target as Target; // That is what these are done to.
  const { mentions } = known;
  const mention = isReference(target)
    ? lastMention(target, known)
    : mentions[from];
  const at = mention === undefined ? -1 : mentions.lastIndexOf(mention);
  if (at >= 0) mentions[at] = { ...mentions[at]!, gone: true };
}
