import type { Antecedents } from "./antecedents.ts";
import { type Mention, thisCard } from "./mention.ts";

/**
 * "When you play this character, banish chosen item. If you used Shift to play
 * her, …": hides all cards but those that were played.
 */
export function amongPlayed<T>(known: Antecedents, visit: () => T): T {
  const { mentions, events } = known;
  // No other card was played.
  if (mentions.length === 0) mentions.push(thisCard());
  const said = mentions.slice();
  const played = said.filter((one) => isPlayed(one, events));
  if (played.length === 0) return visit();
  mentions.splice(0, said.length, ...played);
  const seen = visit();
  mentions.splice(0, played.length, ...said);
  return seen;
}

/** Whether cards were played just now or by the event. */
function isPlayed({ ref, done }: Mention, events: readonly string[]): boolean {
  return done === "play-card" ||
    (ref === "SELF" || ref === "trigger-subject") && events.includes("play");
}
