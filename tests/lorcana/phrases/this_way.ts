import type { Phrase } from "./phrase.ts";

/** Where cards are now, and whose, after what was done this way, or this turn. */
export const thisWayPhrases: readonly Phrase[] = [
  [
    "Each player puts the top 3 cards of their deck into their discard. You may return a character card put into your discard this way to your hand.",
    {
      "0.effect.steps.1.effect.target.owner": "you",
      "0.effect.steps.1.effect.target.zones.0": "discard",
    },
  ],
  [
    "Each opponent discards a card. You may play a song discarded this way for free.",
    {
      "0.effect.steps.1.effect.target.owner": "any",
      "0.effect.steps.1.effect.target.zones.0": "discard",
    },
  ],
  [
    "Banish all items. Put an item banished this way into your inkwell facedown.",
    {
      "0.effect.steps.1.target.zones.0": "discard",
    },
  ],
  [
    "Discard your hand. Put a card discarded this way on the top of your deck.",
    {
      "0.effect.steps.1.target.zones.0": "discard",
    },
  ],
  [
    "Banish up to 3 chosen items. Gain lore equal to the total cost of items banished this way.",
    { "0.effect.steps.1.amount.query.zones.0": "discard" },
  ],
  // What an action costs was done before it.
  [
    "As an additional cost to play this action, discard a card. If the discarded card is a song card, gain 1 lore.",
    { "0.effect.type": "additional-cost" },
  ],
  // By what was just done.
  [
    "Deal 2 damage to chosen character. If that character is banished, gain 1 lore.",
    {
      "0.effect.steps.1.condition.type": "this-way",
      "0.effect.steps.1.condition.target.id": 1,
    },
  ],
  // In this turn.
  [
    "At the end of your turn, if this character hasn't quested this turn, draw a card.",
    {
      "0.condition.condition.metric": "quested",
    },
  ],
  [
    "When you play this character, if he's the second character you've played this turn, gain 1 lore.",
    { "0.condition.type": "nth-this-turn", "0.condition.nth": 2 },
  ],
  [
    "While you have 2 or more locations in play and no items in play, this character gains Ward.",
    {
      "0.condition.conditions.0.value": 2,
      "0.condition.conditions.1.comparison": "equal",
    },
  ],
];
