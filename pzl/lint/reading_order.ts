import type { CardPlace, PlacedCards } from "../cards/cards.ts";
import type { ScriptPlace } from "../cards/scripts.ts";
import type { StateReading } from "../state/state.ts";
import type { Player, Zone } from "../types.ts";
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

/** A card list, and whose it is. */
export interface OwnedList {
  readonly player: Player;
  readonly zone: Zone;
  readonly list: PlacedCards;
}

/** A card that carries modifiers, and where it is in the game. */
export interface ModifiedCard {
  readonly place: CardPlace;
  readonly player: Player;
  readonly zone: Zone;
}

/** The card lists in the order Forge reads them. */
export function listsInReadingOrder(
  { players }: StateReading,
): readonly OwnedList[] {
  const lists: OwnedList[] = [];
  for (const player of PLAYERS) {
    for (const zone of READING_ORDER) {
      const list = players[player].zones.get(zone);
      if (list && list.cards.length > 0) lists.push({ player, zone, list });
    }
  }
  return lists;
}

/** The cards with modifiers that a linter looks at; most cards have none. */
export function modifiedCards(
  lists: readonly OwnedList[],
): readonly ModifiedCard[] {
  const cards: ModifiedCard[] = [];
  for (const { player, zone, list } of lists) {
    for (const index of list.modifiers.keys()) {
      cards.push({ place: list.placeOf(index), player, zone });
    }
  }
  return cards;
}

/** The spells that are cast before the puzzle starts. */
export function precastsOf({ players }: StateReading): readonly ScriptPlace[] {
  return PLAYERS.flatMap((player) =>
    players[player].scripts.get("precast") ?? []
  );
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
