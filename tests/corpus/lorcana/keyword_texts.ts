import type { TextRow } from "./row.ts";

/** Keywords alone, in a row, with values and costs, and before other text. */
export const KEYWORD_TEXTS: readonly TextRow[] = [
  ["Rush"],

  ["Evasive, Reckless"],
  ["Bodyguard\nSupport"],
  ["Vanish"],
  ["Alert"],
  ["Challenger +3"],
  ["Resist +1"],
  ["Singer 6"],
  ["Sing Together 8"],
  ["Boost 2 {I}"],
  ["Shift 4"],
  ["Shift 3 {I}"],
  ["Kitten Shift 2"],
  ["Universal Shift 5"],
  ["Shift: Discard an item card"],
  ["Evasive SKY PATROL Your other characters gain Alert."],
  ["Support\n\nLONG WATCH When you play this character, draw a card."],
];
