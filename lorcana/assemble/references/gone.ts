import type {
  Effect,
  EffectName,
  Target,
  TriggerEvent,
} from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";
import { lastMention } from "./last_mention.ts";
import { isReference } from "./kinds.ts";

/** Effects that remove their cards from play. */
export const LEAVING: ReadonlySet<EffectName> = new Set<EffectName>([
  "banish",
  "put-into-discard",
  "put-into-hand",
  "put-on-bottom",
  "put-on-top",
  "return-to-hand",
  "shuffle-into-deck",
]);

/** Events whose cards are out of play afterward. */
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

/** Whether an event leaves its cards out of play. */
export function isGoneBy(event: TriggerEvent): boolean {
  return GONE_BY.has(event);
}

/** The effect that an event amounts to, if it matters for later references. */
export function deedOf(event: TriggerEvent): EffectName | undefined {
  // Cards in an inkwell can still be exerted.
  return event === "ink" ? "put-into-inkwell" : undefined;
}

/** Whether the parts of an effect might not happen. */
export function isOpen({ type }: Effect): boolean {
  return type === "optional" || type === "conditional" || type === "choice" ||
    type === "create-triggered-ability";
}

/**
 * Records that cards have left play: "Banish chosen character. Exert them."
 * Mentions made by the effect itself start at `from`.
 */
export function noteGone(
  effect: Effect,
  from: number,
  known: Antecedents,
): void {
  if (!LEAVING.has(effect.type) || !("target" in effect)) return;
  const target = effect.target as Target; // All of these have one.
  if (isOneOfThem(target)) return;
  const { mentions } = known;
  const mention = isReference(target)
    ? lastMention(target, known)
    : mentions[from];
  const at = mention === undefined ? -1 : mentions.lastIndexOf(mention);
  if (at >= 0) mentions[at] = { ...mentions[at]!, gone: true };
}

/** "one of those characters": the others are still in play. */
function isOneOfThem(target: Target): boolean {
  return typeof target === "object" && "selector" in target &&
    target.filter?.some(({ type }) => type === "among") === true;
}
