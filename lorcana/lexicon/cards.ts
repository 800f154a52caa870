import type { CardType } from "../ast/mod.ts";

/** The types of cards, which are also what the cards are called. */
export const CARD_TYPES: readonly CardType[] = [
  "character",
  "item",
  "location",
  "action",
  "song",
];
