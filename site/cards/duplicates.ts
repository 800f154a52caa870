import type { GalleryCard } from "./card.ts";

/** Cards with the same or nearly the same abilities. */
export interface Duplicates {
  /** Same: equal abilities. Alike: equal except for numbers and type names. */
  readonly kind: "same" | "alike";
  /** At least two cards. */
  readonly cards: readonly GalleryCard[];
}

/**
 * Groups of cards with equal abilities, then groups whose abilities differ in
 * numbers and types only. A group of the second kind has at least two different
 * texts, so no group is listed twice.
 */
export function duplicatesOf(
  cards: readonly GalleryCard[],
): readonly Duplicates[] {
  const readable = cards.filter(({ abilities }) => abilities.length > 0)
    .map((card) => ({ card, tree: JSON.stringify(card.abilities) }));
  const alike = Map.groupBy(readable, ({ tree }) => outlineOf(tree));
  const same = Map.groupBy(readable, ({ tree }) => tree);
  return [
    ...groups("same", [...same.values()]),
    ...groups(
      "alike",
      [...alike.values()].filter((group) =>
        new Set(group.map(({ tree }) => tree)).size > 1
      ),
    ),
  ];
}

function groups(
  kind: Duplicates["kind"],
  found: readonly (readonly { readonly card: GalleryCard }[])[],
): readonly Duplicates[] {
  return found.filter((group) => group.length > 1)
    .map((group) => ({ kind, cards: group.map(({ card }) => card) }))
    .sort((a, b) => b.cards.length - a.cards.length);
}

// Payloads of these nodes are names of character types.
const TYPE_NAME = /"(CharacterType|NotCharacterType)":"\w+"/g;
const NUMBER = /([:[,])-?\d+/g;

/** The JSON of abilities without its numbers and types. */
function outlineOf(tree: string): string {
  return tree.replace(TYPE_NAME, '"$1":"…"').replace(NUMBER, "$1#");
}
