import type { Phrase } from "./phrase.ts";

/** What cards of newer sets say, and what must be in their trees. */
export const newerSets: readonly Phrase[] = [
  ["Your opponent chooses one of their characters and banishes them.", {
    "0.effect.chosenBy": "OPPONENT",
    "0.effect.type": "banish",
  }],
  [
    "Choose a player. That player draws 2 cards, then chooses and discards a card.",
    {
      "0.effect.steps.0.player": "CHOSEN_PLAYER",
      "0.effect.steps.1.player.that": "CHOSEN_PLAYER",
    },
  ],
  [
    "Choose an opponent. That opponent can't play items during their next turn.",
    { "0.effect.player": "CHOSEN_OPPONENT" },
  ],
  [
    "You and another chosen player each draw 2 cards and gain 1 lore.",
    {
      "0.effect.steps.0.player": "YOU_AND_CHOSEN_PLAYER",
      "0.effect.steps.1.player": "YOU_AND_THAT_PLAYER",
    },
  ],
  [
    "Each opponent with more than 5 cards in hand chooses and discards 2 cards.",
    {
      "0.effect.condition.value": 5,
      "0.effect.condition.query.owner": "their",
    },
  ],
  [
    "{E} — Gain 1 lore. Use this ability only if you have no cards in your hand.",
    {
      "0.restrictions.0.type": "while",
      "0.restrictions.0.condition.type": "count",
    },
  ],
  [
    "Exert chosen opposing character. They can't ready at the start of their next turn unless their player pays 2 {I}.",
    {
      "0.effect.steps.1.duration": "start-of-their-next-turn",
      "0.effect.steps.1.unlessInk": 2,
    },
  ],
  [
    "Reveal cards from the top of your deck until you reveal a character card with cost 4 or less. You may play that character for free. Put the rest on the bottom of your deck in a random order.",
    {
      "0.effect.putInto": "play",
      "0.effect.may": true,
      "0.effect.rest": "deck-bottom",
      "0.effect.ordering": "random",
    },
  ],
  [
    "Remove up to 3 damage from each of your characters. Gain 1 lore for each 2 damage removed this way.",
    { "0.effect.steps.1.counter.per": 2 },
  ],
  ["This character gets +1 {L} for every 3 cards in your discard.", {
    "0.effect.modifier.per": 3,
    "0.effect.modifier.type": "count",
  }],
  [
    "This character gets +X {S}, where X is the highest cost among your other characters.",
    { "0.effect.modifier.which": "highest", "0.effect.modifier.of": "cost" },
  ],
  [
    "Each opponent discards cards equal to the number of items you have in play.",
    {
      "0.effect.target.count.type": "count",
    },
  ],
  ["Whenever a card is put into your inkwell from your discard, gain 1 lore.", {
    "0.trigger.event": "ink",
    "0.trigger.restrictions.0.zone": "discard",
  }],
  [
    "Whenever this character is chosen by an opponent, that player discards a card.",
    {
      "0.trigger.event": "be-chosen",
      "0.trigger.by": "opponent",
    },
  ],
  ["Whenever you shift onto this character, gain 2 lore.", {
    "0.trigger.at": "SELF",
    "0.trigger.restrictions.0.type": "using-shift",
  }],
  ["Whenever 2 or more of your characters sing a song, draw a card.", {
    "0.trigger.restrictions.0.type": "amount",
    "0.trigger.restrictions.0.value": 2,
  }],
  ["The next character you shift this turn costs 2 {I} less.", {
    "0.effect.playMethod": "shift",
    "0.effect.duration": "next-play-this-turn",
  }],
  ["Opposing characters cost 1 {I} more to play.", {
    "0.effect.type": "cost-increase",
    "0.effect.payer": "OPPONENTS",
  }],
  ["During your turn, you may play a character from under this character.", {
    "0.effect.effect.target.zones.0": "under",
    "0.effect.effect.under": "SELF",
  }],
  [
    "Banish chosen character. Its player may play a character with lower cost for free.",
    {
      "0.effect.steps.1.effect.target.filter.0.comparison": "less-than",
      "0.effect.steps.1.effect.target.filter.0.value.target.id": 1,
    },
  ],
  [
    "The first time this character would be banished each turn, you may pay 2 {I} to remove all damage from him instead.",
    { "0.replacement.effect.type": "pay-cost" },
  ],
  [
    "Name a card, then reveal the top card of your deck. If it's the named card, you may play it for free. Otherwise, put it into your discard.",
    {
      "0.effect.steps.1.id": 1,
      "0.effect.steps.2.else.target.id": 1,
    },
  ],
  [
    "Each player chooses one of their characters and banishes all their other characters.",
    {
      "0.effect.steps.0.type": "select-target",
      "0.effect.steps.1.target.except.id": 1,
    },
  ],
  [
    "Whenever this character challenges, you may deal 1 damage to each other opposing character.",
    { "0.effect.effect.target.except.ref": "defender" },
  ],
  [
    "Play a character with cost 4 or less for free. They gain Rush. At the end of the turn, banish them. If you do, draw a card.",
    {
      "0.effect.steps.2.ability.effect.steps.1.condition.type": "if-you-do",
    },
  ],
  ["Play a character from your discard for free. They enter play exerted.", {
    "0.effect.entersExerted": true,
  }],
  [
    "Look at chosen opponent's hand and choose a card. That player discards that card.",
    {
      "0.effect.steps.1.target.zones.0": "hand",
      "0.effect.steps.1.target.owner": "their",
    },
  ],
  [
    "Put the top 3 cards of your deck into your discard. You may return a character card put into your discard this way to your hand.",
    { "0.effect.steps.1.effect.target.zones.0": "discard" },
  ],
  ["Twice during your turn, you may pay 1 {I} to draw a card.", {
    "0.type": "activated",
    "0.restrictions.1.times": 2,
  }],
];
