import { hint, type Log } from "../text/log.ts";
import type { ModifierPlace } from "../modifiers/target.ts";
import type { Card } from "../types.ts";
import type { ModifiedCard } from "./reading_order.ts";
import { lintScript } from "./scripts.ts";

/** Checks the modifiers of a card by themselves. */
export function lintPlacedCard(log: Log, { place, zone }: ModifiedCard): void {
  for (const modifier of place.modifiers) {
    lintModifier(log, place.card, modifier);
    if (zone === "battlefield") lintFaceDown(log, modifier);
  }
}

/** Forge looks for what manifested or cloaked a permanent. */
function lintFaceDown(log: Log, { field, whole }: ModifierPlace): void {
  if (field !== "manifested" && field !== "cloaked") return;
  const found = whole.text;
  // Forge does not know the word "Manifested" by itself.
  if (found.startsWith("FaceDown")) {
    hint(log, "face-down-crash", whole, { found });
  }
}

function lintModifier(
  log: Log,
  card: Card,
  { field, whole }: ModifierPlace,
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
    case "executeScript":
      lintScript(log, card.executeScript ?? {}, whole);
      break;
  }
}

/** The lowest number of counters of a type. */
export function lowest(counters: Readonly<Record<string, number>>): number {
  return Object.values(counters).reduce((a, b) => Math.min(a, b), Infinity);
}
