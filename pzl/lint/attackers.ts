import type { StateReading } from "../state/state.ts";
import { hint, type Log } from "../text/log.ts";
import type { Phase } from "../types.ts";
import {
  type ModifiedCard,
  modifiedCards,
  type OwnedList,
  scriptsOf,
} from "./reading_order.ts";

/** Checks that creatures attack when and as they can. */
export function lintAttackers(
  log: Log,
  lists: readonly OwnedList[],
  reading: StateReading,
): void {
  const { activePhase: phase, activePlayer } = reading.state;
  const cards = modifiedCards(lists);
  const aimedAt = targetsOf(cards, reading);
  for (const { place: { card, modifiers }, player, zone } of cards) {
    if (card.attacking === undefined) continue;
    const whole = modifiers.find(({ field }) => field === "attacking")?.whole;
    if (!whole) continue;
    if (!isAttackStep(phase) || zone !== "battlefield") {
      hint(log, "attacking-ignored", whole, { phase, zone });
      continue;
    }
    if (!card.tapped) hint(log, "attacking-untapped", whole, {});
    // A script that is aimed at a creature may give it to the other player.
    const isStolen = card.id !== undefined && aimedAt.has(card.id);
    if (player !== activePlayer && !isStolen) {
      hint(log, "attacker-of-other-player", whole, { active: activePlayer });
    }
  }
}

/** The ids of all cards at which a script is aimed. */
function targetsOf(
  cards: readonly ModifiedCard[],
  reading: StateReading,
): ReadonlySet<unknown> {
  return new Set([
    ...scriptsOf(reading).map(({ entry }) => entry.target),
    ...cards.map(({ place: { card } }) => card.executeScript?.target),
  ]);
}

function isAttackStep(phase: Phase): boolean {
  return phase === "COMBAT_DECLARE_ATTACKERS" ||
    phase === "COMBAT_DECLARE_BLOCKERS";
}
