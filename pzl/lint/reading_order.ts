import type { CardPlace } from "../cards/cards.ts";
import type { ScriptPlace } from "../cards/scripts.ts";
import type { StateReading } from "../state/state.ts";
import type { Zone } from "../types.ts";
import { PLAYERS } from "../values/words.ts";

/** The zones in the order Forge fills them. */
const READING_ORDER: readonly Zone[] = [
  "hand",
  "library",
  "graveyard",
  "battlefield",
  "exile",
  "command",
  "sideboard",
];

/** The cards to lint in the order Forge reads them. */
export function cardsInReadingOrder(
  { players }: StateReading,
): readonly CardPlace[] {
  const cards: CardPlace[] = [];
  for (const player of PLAYERS) {
    for (const zone of READING_ORDER) {
      for (const card of players[player].zones.get(zone) ?? []) {
        cards.push(card);
      }
    }
  }
  return cards;
}

/** All entries of script lists. */
export function scriptsOf({ players }: StateReading): readonly ScriptPlace[] {
  const scripts: ScriptPlace[] = [];
  for (const player of PLAYERS) {
    for (const list of players[player].scripts.values()) {
      for (const entry of list) scripts.push(entry);
    }
  }
  return scripts;
}
