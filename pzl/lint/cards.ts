import type { CardPlace } from "../cards/cards.ts";
import { hint, type Log } from "../text/log.ts";
import type { ModifierPlace } from "../modifiers/target.ts";
import type { Card, Phase } from "../types.ts";
import { lintScript } from "./scripts.ts";
import { isCardTrap, isTokenTrap, isUnreadable } from "./suspects.ts";

/** Checks a card by itself. */
export function lintCard(log: Log, place: CardPlace, phase: Phase): void {
  const { card, modifiers } = place;
  if (card.kind === "card" && isCardTrap(card.name)) {
    hint(log, "name-is-modifier", place, { found: card.name });
  }
  if (card.kind === "inlineToken") {
    const { name, token: { color = "" } } = card;
    if (isTokenTrap(name)) {
      hint(log, "name-is-modifier", place, { found: name });
    }
    if (isUnreadable(color)) hint(log, "token-color", place, { found: color });
  }
  for (const modifier of modifiers) lintModifier(log, card, modifier, phase);
}

function lintModifier(
  log: Log,
  card: Card,
  { field, whole }: ModifierPlace,
  phase: Phase,
): void {
  switch (field) {
    case "id":
    case "attachedTo":
    case "exiledWith":
    case "damage":
    case "classLevel": {
      const least = field === "classLevel" ? 1 : 0;
      const found = card[field] ?? least;
      if (found < least) hint(log, "negative-value", whole, { found, least });
      break;
    }
    case "counters": {
      const found = lowest(card.counters ?? {});
      if (found < 1) hint(log, "negative-value", whole, { found, least: 1 });
      break;
    }
    case "attacking":
      if (!isAttackStep(phase)) {
        hint(log, "attacking-ignored", whole, { phase });
      }
      break;
    case "executeScript":
      lintScript(log, card.executeScript ?? {}, whole);
      break;
  }
}

/** The lowest number of counters of a type. */
export function lowest(counters: Readonly<Record<string, number>>): number {
  return Object.values(counters).reduce((a, b) => Math.min(a, b), Infinity);
}

function isAttackStep(phase: Phase): boolean {
  return phase === "COMBAT_DECLARE_ATTACKERS" ||
    phase === "COMBAT_DECLARE_BLOCKERS";
}
