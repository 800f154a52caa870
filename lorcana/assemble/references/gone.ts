import type {
  Effect,
  EffectName,
  Target,
  TriggerEvent,
} from "../../ast/mod.ts";
import { type Antecedents, lastMention } from "./antecedents.ts";
import { isReference } from "./kinds.ts";

/** Effects whose cards are no longer in play after them. */
export const LEAVING: ReadonlySet<EffectName> = new Set<EffectName>([
  "banish",
  "put-into-discard",
  "put-into-hand",
  "put-on-bottom",
  "put-on-top",
  "return-to-hand",
  "shuffle-into-deck",
]);

/** Events after which their cards are not in play, or never were. */
export const GONE_BY: ReadonlySet<TriggerEvent> = new Set<TriggerEvent>([
  "banish",
  "challenged-and-banished",
  "discard",
  "draw",
  "enter-discard",
  "leave-discard",
  "leave-inkwell",
  "leave-play",
  "return-to-hand",
]);

/** Whether the cards of an event are not in play after it. */
export function isGoneBy(event: TriggerEvent): boolean {
  return GONE_BY.has(event);
}

/** What an event does to its cards, in the words of an effect. */
export function deedOf(event: TriggerEvent): EffectName | undefined {
  // Cards in an inkwell can still be exerted.
  return event === "ink" ? "put-into-inkwell" : undefined;
}

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
  if (isOneOfThem(target)) return;
  const { mentions } = known;
  const mention = isReference(target)
    ? lastMention(target, known)
    : mentions[from];
  const at = mention === undefined ? -1 : mentions.lastIndexOf(mention);
  if (at >= 0) mentions[at] = { ...mentions[at]!, gone: true };
}

/** "one of those characters": the others are still there. */
function isOneOfThem(target: Target): boolean {
  return typeof target === "object" && "selector" in target &&
    target.filter?.some(({ type }) => type === "among") === true;
}
