import { effectExamples } from "./effects.ts";

/** Abilities of every kind, written for the tests. */
export const ABILITY_TEXTS: readonly string[] = [
  "Bodyguard, Support",
  "Challenger +2",
  "Shift: Discard a song card",
  "Rush SILENT GUARD Your other characters gain Ward.",
  "LAST LIGHT When this character is banished in a challenge, draw a card.",
  "{E}, 2 {I}, Banish this item — Each opponent loses 1 lore.",
  "During your turn, whenever you play a song, this character gets +1 {L} this turn.",
  "When you play this character and whenever he quests, you may draw a card, then choose and discard a card.",
  "While this character is at a location, she gets +2 {S} and gains Evasive.",
  "If an effect would cause you to discard one or more cards, you don't discard.",
  "Ready chosen character. They can't quest for the rest of this turn. (They can still challenge.)",
  "Whenever this character quests, chosen character loses {S} equal to their {W} this turn.",
  "Whenever this character quests, chosen character gets -2 {S} this turn. If they are damaged, they get -4 {S} this turn instead.",
];

/** All texts that the tests have of their own. */
export function sampleTexts(): readonly string[] {
  const effects = Object.values(effectExamples).flat().map(({ text }) =>
    `${text}.`
  );
  return [...ABILITY_TEXTS, ...effects];
}
