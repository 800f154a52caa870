import type { CardPlace } from "../cards/cards.ts";
import { part, type Piece } from "../text/piece.ts";

/** The name of a card in the file; the whole entry if it is a token. */
export function nameOf(place: CardPlace): Piece {
  const { card } = place;
  return card.kind === "card" ? part(place, 0, card.name.length) : place;
}

/** The modifier of a card with this prefix; the whole card if there is none. */
export function modifierOf(place: CardPlace, beginning: string): Piece {
  const lower = place.text.toLowerCase();
  const bar = lower.indexOf(`|${beginning.toLowerCase()}`);
  if (bar === -1) return { text: place.text, at: place.at };
  const end = place.text.indexOf("|", bar + 1);
  return part(place, bar + 1, end === -1 ? place.text.length : end);
}
