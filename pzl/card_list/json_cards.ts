import type { CardEntry, CardList } from "./card_index.ts";

/** The relevant fields of an object in Scryfall's bulk data. */
interface ScryfallCard {
  readonly name: string;
  readonly layout?: unknown;
  readonly set?: unknown;
  readonly card_faces?: unknown;
}

/** Objects in Scryfall's data that are not playable cards. */
const NO_CARDS: ReadonlySet<unknown> = new Set([
  "token",
  "double_faced_token",
  "emblem",
  "art_series",
]);

/** Collects cards one after another, in any form that a JSON list may have. */
export interface JsonCards {
  /** Takes one element of the list: a name, or an object with a name. */
  readonly add: (element: unknown) => void;
  /** How many elements were taken, and how many of them were cards. */
  readonly counts: () => { readonly elements: number; readonly cards: number };
  /** All collected cards. */
  readonly list: () => CardList;
}

/**
 * Starts a collection; printings of the same card become one entry.
 *
 * @category Puzzles
 */
export function collectJsonCards(): JsonCards {
  const cards = new Map<string, CardEntry>();
  const sets = new Set<string>();
  let elements = 0;
  return {
    add: (element) => {
      elements++;
      const card = cardOf(element);
      if (card) cards.set(card.name, card);
      const set = setOf(element);
      if (set !== undefined) sets.add(set);
    },
    counts: () => ({ elements, cards: cards.size }),
    list: () => ({
      cards: [...cards.values()],
      ...(sets.size > 0 ? { sets: [...sets] } : {}),
    }),
  };
}

function cardOf(element: unknown): CardEntry | undefined {
  if (typeof element === "string") return { name: element };
  if (!isScryfallCard(element) || NO_CARDS.has(element.layout)) {
    return undefined;
  }
  const { name, layout } = element;
  const faces = facesOf(element);
  const [front] = faces;
  if (front === undefined) return { name };
  // Forge knows a split card by both halves, any other by its front.
  return layout === "split"
    ? { name, faces }
    : { name: front, faces: faces.slice(1) };
}

function facesOf({ card_faces }: ScryfallCard): string[] {
  if (!Array.isArray(card_faces)) return [];
  return card_faces.filter(isScryfallCard).map(({ name }) => name);
}

function setOf(element: unknown): string | undefined {
  if (!isScryfallCard(element)) return undefined;
  return typeof element.set === "string" ? element.set : undefined;
}

function isScryfallCard(value: unknown): value is ScryfallCard {
  return typeof value === "object" && value !== null && "name" in value &&
    typeof value.name === "string";
}
