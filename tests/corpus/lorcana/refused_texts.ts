import type { TextRow } from "./row.ts";

/** Texts with something in them that nobody can account for. */
export const REFUSED_TEXTS: readonly TextRow[] = [
  ["Draw a card and juggle.", "action"],
  ["Whenever this character sneezes, draw a card."],
  ["{E}, hop twice — Draw a card.", "item"],
  ["Your characters get +1 {Q}."],
  ["Draw two and a half cards.", "action"],
  ["Banish chosen purple elephant."],
  ["If the moon is full, draw a card.", "action"],
  ["Choose one:\n• Draw a card.\n• Summon a dragon.", "action"],
  ["Draw a card, then", "action"],
  ["When you play this character,"],
  ["{E} — "],
  ["Rush hour"],
  ["Lorem ipsum dolor sit amet."],
  [""],
];
