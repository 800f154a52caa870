import type { Phrase } from "./phrase.ts";

/** Phrases that were once not read, or not read right. */
export const triggersAndConditions: readonly Phrase[] = [
  // Triggers.
  [
    "Whenever this character deals damage to another character in a challenge, draw a card.",
    {
      "0.trigger.event": "deal-damage",
      "0.trigger.restrictions.0.type": "in-challenge",
      "0.trigger.defender.excludeSelf": true,
    },
  ],
  ["Whenever a card is put into your discard, gain 1 lore.", {
    "0.trigger.event": "enter-discard",
    "0.trigger.on.owner": "you",
  }],
  ["Whenever a card leaves a player's discard, gain 1 lore.", {
    "0.trigger.event": "leave-discard",
    "0.trigger.on.owner": "any",
  }],
  ["Whenever another one of your characters is challenged, draw a card.", {
    "0.trigger.on": "YOUR_OTHER_CHARACTERS",
  }],
  ["Whenever he quests, draw a card.", { "0.wording.pronoun": "he" }],
  ["Whenever you sing a song with cost 4 or more, gain 1 lore.", {
    "0.trigger.what": "song",
    "0.trigger.restrictions.0.type": "song",
    "0.trigger.restrictions.0.filters.0.value": 4,
  }],
  // Conditions.
  [
    "Chosen character gets +1 {S} this turn. If they took damage this turn, draw a card.",
    { "0.effect.steps.1.condition.cards.ref": "previous-target" },
  ],
  [
    "At the end of your turn, if no opposing characters were banished this turn, draw a card.",
    {
      "0.condition.metric": "banished",
      "0.condition.comparison": "equal",
      "0.condition.value": 0,
    },
  ],
  [
    "While being challenged by a Pirate character, this character gets +3 {S}.",
    { "0.condition.role": "defender", "0.condition.against.selector": "any" },
  ],
  [
    "Deal 2 damage to chosen character. If that character is banished this way, gain 1 lore.",
    {
      "0.effect.steps.1.condition.type": "this-way",
      "0.effect.steps.1.condition.what": "banished",
      "0.effect.steps.1.condition.target.ref": "previous-target",
    },
  ],
  [
    "Deal 2 damage to chosen character. If they have Evasive, deal 4 damage instead.",
    {
      "0.effect.steps.1.condition.filters.0.type": "has-keyword",
      "0.effect.steps.1.condition.filters.0.keyword": "Evasive",
    },
  ],
  [
    "While you have a character named Gus and a character named Jaq in play, this character gets +3 {L}.",
    {
      "0.condition.conditions.0.query.filter.0.name": "Gus",
      "0.condition.conditions.1.query.filter.0.name": "Jaq",
    },
  ],
  [
    "At the end of your turn, unless you have an item in play, banish this character.",
    { "0.condition.type": "not" },
  ],
  // Conditions with "no", "unless", and two names.
  [
    "During your turn, if no other character has quested this turn, this character gets +3 {L}.",
    {
      "0.condition.conditions.1.metric": "quested",
      "0.condition.conditions.1.comparison": "equal",
      "0.condition.conditions.1.value": 0,
    },
  ],
  [
    "Exert chosen character. Unless that character is at a location, they can't ready at the start of their next turn.",
    {
      "0.effect.steps.1.condition.type": "not",
      "0.effect.steps.1.condition.condition.type": "at-location",
    },
  ],
  [
    "Whenever this character quests, if you have characters named Gus and Jaq in play, draw 3 cards.",
    { "0.condition.type": "and" },
  ],
  [
    "While this character is at a location named Rapunzel's Tower, she gains Ward.",
    { "0.condition.location.filter.0.name": "Rapunzel's Tower" },
  ],
  [
    "When this character is banished, if he had a card under him, draw a card.",
    { "0.condition.past": true },
  ],
  [
    "When you play this character, if no opponent has a character with Evasive in play, draw a card.",
    {
      "0.condition.type": "not",
      "0.condition.condition.query.owner": "opponent",
    },
  ],
  [
    "Deal 2 damage to chosen character. If that character isn't a Hero character, draw a card.",
    {
      "0.effect.steps.1.condition.type": "not",
      "0.effect.steps.1.condition.condition.query.filter.0.classification":
        "Hero",
    },
  ],
  ["While this character has 3 or more damage, she gets +2 {S}.", {
    "0.condition.left.type": "damage-on-target",
    "0.condition.right": 3,
  }],
  ["While this character has 2 or more cards under him, he gets +2 {L}.", {
    "0.condition.left.type": "cards-under",
    "0.condition.right": 2,
  }],
  ["If you haven't put a card into your inkwell this turn, draw a card.", {
    "0.effect.condition.type": "not",
    "0.effect.condition.condition.type": "turn-metric",
    "0.effect.condition.condition.metric": "inked",
  }],
  [
    "When you play this character, if an opponent lost 2 or more lore this turn, draw a card.",
    { "0.condition.metric": "lost-lore", "0.condition.value": 2 },
  ],
  ["This character gets +1 {S} for each action you've played this turn.", {
    "0.effect.modifier.type": "turn-count",
    "0.effect.modifier.metric": "played",
  }],
  ["Whenever one of your characters enters play, gain 1 lore.", {
    "0.trigger.event": "play",
    "0.trigger.on": "YOUR_CHARACTERS",
  }],
  ["Whenever a player draws a card, gain 1 lore.", {
    "0.trigger.on.owner": "any",
  }],
  ["Deal 1 damage to this character — Ready this character.", {
    "0.cost.effects.0.amount": 1,
    "0.cost.effects.0.target": "SELF",
  }],
  [
    "Look at the top 4 cards of your deck. You may reveal an item card and put it into your hand. If that item costs 3 or less, you may play it for free instead and it enters play exerted. Put the rest on the bottom of your deck in any order.",
    {
      "0.effect.destinations.1.instead": true,
      "0.effect.destinations.1.target.filter.0.value": 3,
      "0.effect.destinations.1.entersExerted": true,
    },
  ],
  [
    "Choose any number of players. They discard their hands and draw 3 cards each.",
    {
      "0.effect.steps.0.player": "CHOSEN_PLAYERS",
      "0.effect.steps.1.amount": 3,
    },
  ],
  ["Chosen opponent's characters can't quest during their next turn.", {
    "0.effect.target.owner": "chosen-opponent",
  }],
  ["While there are no cards in your hand, this character gets +2 {L}.", {
    "0.condition.query.zones.0": "hand",
    "0.condition.query.owner": "you",
  }],
  [
    "While this card is in your discard, you may pay 3 {I} to return it to your hand.",
    { "0.condition.type": "in-zone" },
  ],
  [
    "While you have a character named Gus, Jaq, or Mary in play, this character gains Ward.",
    {
      "0.condition.query.filter.0.filters.0.name": "Gus",
      "0.condition.query.filter.0.filters.1.name": "Jaq",
      "0.condition.query.filter.0.filters.2.name": "Mary",
    },
  ],
  [
    "Banish chosen opposing character with cost equal to or less than the number of cards in your hand.",
    {
      "0.effect.target.filter.0.type": "cost-comparison",
      "0.effect.target.filter.0.comparison": "less-or-equal",
      "0.effect.target.filter.0.value.query.zones.0": "hand",
    },
  ],
  [
    "You pay 2 {I} less to play this character if an opponent has more lore than you.",
    { "0.condition.type": "comparison" },
  ],
  ["This character gains Evasive while exerted.", {
    "0.condition.type": "is-exerted",
  }],
  ["Your characters gain Ward while exerted.", {
    "0.effect.target.filter.0.type": "exerted",
  }],
  ["Your characters gain Resist +1 during your opponents' turns.", {
    "0.effect.duration": "during-opponents-turns",
  }],
  ["This character doesn't ready at the start of your turn.", {
    "0.effect.restriction": "cant-ready",
    "0.effect.target": "SELF",
    "0.effect.duration": "your-turn",
  }],
  ["Return a card from under one of your characters to your hand.", {
    "0.effect.type": "move-cards-from-under",
    "0.effect.amount": 1,
  }],
  ["If this character is being challenged, banish chosen damaged character.", {
    "0.effect.condition.type": "in-challenge",
  }],
  [
    "Reveal the top card of your deck. If it has the same name as this character, draw a card.",
    { "0.effect.steps.1.condition.filters.0.type": "same-name" },
  ],
];
