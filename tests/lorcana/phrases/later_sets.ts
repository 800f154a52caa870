import type { Phrase } from "./phrase.ts";

/** What is meant, and how much of it, in sets to come. */
export const laterSets: readonly Phrase[] = [
  // "it" is the card that was put somewhere.
  [
    "When you play this character, choose a card from chosen opponent's discard and put it on the bottom of their deck. If it was a character card, gain 1 lore.",
    {
      "0.effect.steps.0.target.id": 1,
      "0.effect.steps.1.condition.target.id": 1,
    },
  ],
  [
    "Whenever this character quests, you may shuffle a card from your discard into your deck. If it was a song card, draw a card.",
    { "0.effect.steps.1.condition.target.ref": "previous-target" },
  ],
  [
    "When you play this character, you may put a card from your hand on the top of your deck. If it was an item card, this character gets +2 {S} this turn.",
    { "0.effect.steps.1.condition.target.ref": "previous-target" },
  ],
  // How much the event was.
  [
    "Whenever you remove damage from one of your characters, gain 1 lore for each 1 damage removed.",
    { "0.effect.counter.of": "event" },
  ],
  [
    "Whenever an opponent loses lore, gain lore equal to the lore lost.",
    { "0.effect.amount.of": "event" },
  ],
  [
    "Whenever this character quests, each opponent loses 1 lore. Draw a card for each 1 lore lost this way.",
    { "0.effect.steps.1.counter.of": undefined },
  ],
];
