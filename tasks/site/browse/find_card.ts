import { closest } from "../../../diagnostics/internal.ts";
import type { GalleryCard } from "../../../site/cards/mod.ts";

/** The cards that someone asks for, or why there is none. */
export type FoundCards =
  | { readonly ok: true; readonly cards: readonly GalleryCard[] }
  | { readonly ok: false; readonly problem: string };

/** The most names that are listed if a part of a name fits several. */
const MOST_NAMES = 10;

/**
 * Finds cards by id, in any spelling, by name, or by a part of a name that
 * only one card has. Several cards can have the same name.
 */
export function findCard(
  cards: readonly GalleryCard[],
  wanted: string,
): FoundCards {
  const name = wanted.toLowerCase();
  const exact = cards.filter((card) =>
    card.name.toLowerCase() === name || isId(card, wanted)
  );
  if (exact.length > 0) return { ok: true, cards: exact };
  const similar = cards.filter((card) =>
    name !== "" && card.name.toLowerCase().includes(name)
  );
  if (similar.length === 1) return { ok: true, cards: similar };
  return { ok: false, problem: problemOf(cards, similar, wanted) };
}

function problemOf(
  cards: readonly GalleryCard[],
  similar: readonly GalleryCard[],
  wanted: string,
): string {
  if (similar.length > 0) {
    const names = similar.slice(0, MOST_NAMES).map(({ name }) => name);
    const more = similar.length - names.length;
    const rest = more > 0 ? ` and ${more} more` : "";
    return `Several cards have "${wanted}" in their names: ${
      names.join(", ")
    }${rest}`;
  }
  const meant = closest(wanted, cards.map(({ name }) => name));
  const hint = meant === undefined ? "" : `: did you mean "${meant}"?`;
  return `No card has the name or the id "${wanted}"${hint}`;
}

function isId({ id }: GalleryCard, wanted: string): boolean {
  return id === wanted ||
    isUuid(id) && isUuid(wanted) && digitsOf(id) === digitsOf(wanted);
}

function isUuid(text: string): boolean {
  return digitsOf(text).length === 32;
}

function digitsOf(id: string): string {
  return id.toLowerCase().replaceAll(/[^0-9a-f]/g, "");
}
