import type { Phrase } from "./phrase.ts";

/** What sets abilities off, and what would happen. */
export const newEvents: readonly Phrase[] = [
  ["Whenever this or another Villain character quests, gain 1 lore.", {
    "0.trigger.on.join": "or",
    "0.trigger.on.targets.0": "SELF",
    "0.trigger.on.targets.1.excludeSelf": true,
  }],
  ["Whenever this character quests or challenges, draw a card.", {
    "0.trigger.event": "quest",
    "1.trigger.event": "challenge",
  }],
  ["Whenever this character sings a song with Sing Together, gain 1 lore.", {
    "0.trigger.restrictions.0.filters.0.keyword": "SingTogether",
  }],
  [
    "Whenever this character sings a song without Sing Together, gain 1 lore.",
    {
      "0.trigger.restrictions.0.filters.0.type": "not",
      "0.trigger.restrictions.0.filters.0.filter.keyword": "SingTogether",
    },
  ],
  ["Whenever a card is put from your deck into your discard, draw a card.", {
    "0.trigger.event": "enter-discard",
    "0.trigger.restrictions.0.zone": "deck",
    "0.trigger.on.owner": "you",
  }],
  [
    "Whenever a card is put from an opponent's deck into an opponent's discard, draw a card.",
    { "0.trigger.on.owner": "opponent" },
  ],
  ["Whenever you return a card from your discard to your hand, gain 1 lore.", {
    "0.trigger.event": "return-to-hand",
    "0.trigger.restrictions.0.zone": "discard",
  }],
  ["Whenever a card leaves your inkwell, gain 1 lore.", {
    "0.trigger.event": "leave-inkwell",
  }],
  ["Whenever an opposing character enters play exerted, gain 1 lore.", {
    "0.trigger.event": "play",
    "0.trigger.restrictions.0.type": "enters-exerted",
  }],
  ["Whenever an opponent plays a character for free, draw a card.", {
    "0.trigger.restrictions.0.type": "for-free",
  }],
  ["Whenever you play a card from your discard, gain 1 lore.", {
    "0.trigger.restrictions.0.type": "from-zone",
  }],
  ["Whenever you play a third action in a turn, gain 2 lore.", {
    "0.trigger.restrictions.0.nth": 3,
  }],
  ["The second time this character takes damage each turn, draw a card.", {
    "0.trigger.restrictions.0.nth": 2,
  }],
  ["Whenever an opponent draws a second card in a turn, draw a card.", {
    "0.trigger.event": "draw",
    "0.trigger.restrictions.0.nth": 2,
  }],
  ["Twice during your turn, whenever you play an item, gain 1 lore.", {
    "0.trigger.restrictions.1.times": 2,
  }],
  ["Whenever an opponent gains 2 or more lore, draw a card.", {
    "0.trigger.restrictions.0.type": "amount",
    "0.trigger.restrictions.0.value": 2,
  }],
  ["Whenever this character is dealt 3 or more damage, draw a card.", {
    "0.trigger.event": "damage",
    "0.trigger.restrictions.0.value": 3,
  }],
  ["Whenever a character is banished here, draw a card.", {
    "0.trigger.restrictions.0.condition.location": "THIS_LOCATION",
  }],
  ["If you would gain lore, gain twice that much lore instead.", {
    "0.replaces.event": "gain-lore",
    "0.replacement.amount.multiplier": 2,
  }],
  [
    "If you would draw a card, you may draw a card from the bottom of your deck instead.",
    {
      "0.replaces.event": "draw",
      "0.replacement.effect.from": "bottom",
    },
  ],
  [
    "The first time each turn one of your characters would be dealt damage, they take no damage instead.",
    { "0.replaces.eachTurn": true, "0.replacement": "prevent" },
  ],
];
