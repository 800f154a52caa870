import { hint, type Log } from "../text/log.ts";
import type { Phase, State } from "../types.ts";
import type { ModifiedCard } from "./reading_order.ts";

/** Checks that creatures attack when and as they can. */
export function lintAttackers(
  log: Log,
  cards: readonly ModifiedCard[],
  { activePhase, activePlayer }: State,
): void {
  for (const { place: { card, modifiers }, player } of cards) {
    if (card.attacking === undefined) continue;
    const whole = modifiers.find(({ field }) => field === "attacking")?.whole;
    if (!whole) continue;
    if (!isAttackStep(activePhase)) {
      hint(log, "attacking-ignored", whole, { phase: activePhase });
      continue;
    }
    if (!card.tapped) hint(log, "attacking-untapped", whole, {});
    if (player !== activePlayer) {
      hint(log, "attacker-of-other-player", whole, { active: activePlayer });
    }
  }
}

function isAttackStep(phase: Phase): boolean {
  return phase === "COMBAT_DECLARE_ATTACKERS" ||
    phase === "COMBAT_DECLARE_BLOCKERS";
}
