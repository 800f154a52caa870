import type { CardPlace } from "../cards.ts";
import type { Piece } from "../piece.ts";
import type { ScriptPlace } from "../scripts.ts";
import type { StateReading } from "../state.ts";
import type { Modifiers, Zone } from "../types.ts";
import { PLAYERS } from "../words.ts";

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

/** All cards in the order Forge reads them. */
export function cardsInReadingOrder(
  { players }: StateReading,
): readonly CardPlace[] {
  return PLAYERS.flatMap((player) =>
    READING_ORDER.flatMap((zone) => players[player].zones.get(zone) ?? [])
  );
}

/** All entries of script lists. */
export function scriptsOf({ players }: StateReading): readonly ScriptPlace[] {
  return PLAYERS.flatMap((player) => [...players[player].scripts.values()])
    .flat();
}

/** The modifier that gave a field its value. */
export function modifierOf(
  { modifiers, element }: CardPlace,
  field: keyof Modifiers,
): Piece {
  return modifiers.findLast((place) => place.field === field)?.whole ?? element;
}
