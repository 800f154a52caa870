import type { Phrase } from "./phrase.ts";

/** More of what cards of newer sets say. */
export const newerSetsMore: readonly Phrase[] = [
  ["You may remove 2 ink drops to play her for free.", {
    "0.effect.effect.steps.1.then.target": "SELF",
  }],
  ["You may remove an ink drop to play this character for 2 {I} less.", {
    "0.effect.effect.steps.1.then.type": "cost-reduction",
    "0.effect.effect.steps.1.then.amount": 2,
  }],
  ["You pay 2 {I} less to shift your Villain characters.", {
    "0.effect.playMethod": "shift",
    "0.effect.target.cardTypes.0": "character",
  }],
  ["The first character you shift each turn costs 1 {I} less.", {
    "0.effect.duration": "first-play-each-turn",
  }],
  [
    "While you have a Pirate character in play, this character gains Singer and counts as having +2 cost to sing songs.",
    {
      "0.effect.keyword": "Singer",
      "0.effect.value.plus": 2,
      "0.effect.value.amount.type": "cost-of",
    },
  ],
  ["Each opponent returns their highest-cost character to their hand.", {
    "0.effect.target.filter.0.which": "highest",
    "0.effect.target.count": 1,
  }],
  ["Deal 4 damage to chosen character. This damage can't be reduced.", {
    "0.effect.unreduced": true,
  }],
  [
    "Each player discards their hand, then draws cards equal to the number of cards they discarded this way.",
    { "0.effect.steps.1.amount.query.owner": "their" },
  ],
  [
    "When this character is banished, put all cards that were under him on the bottom of your deck in a random order.",
    { "0.effect.destination": "deck-bottom", "0.effect.ordering": "random" },
  ],
  [
    "Each player may search their deck for a location card and reveal that card to all players. Put that card into their hand and shuffle their deck.",
    { "0.effect.effect.player.that": "EACH_PLAYER" },
  ],
  ["Return a character card and an item card from your discard to your hand.", {
    "0.effect.steps.0.target.cardTypes.0": "character",
    "0.effect.steps.1.target.cardTypes.0": "item",
  }],
  [
    "Look at the top 6 cards of your deck. You may reveal a Toy character card and put it into your hand. Shuffle the rest into your deck.",
    { "0.effect.destinations.1.zone": "deck-shuffled" },
  ],
  [
    "Draw a card. If you have a location in play, draw 2 cards instead, then choose and discard a card.",
    {
      "0.effect.then.steps.1.type": "discard",
      "0.effect.else.type": "draw",
    },
  ],
  ["Opposing characters must challenge this character if able.", {
    "0.effect.restriction": "must-challenge",
    "0.effect.object": "SELF",
  }],
  ["Deal 1 damage to each character that quested this turn.", {
    "0.effect.target.filter.0.type": "did-this-turn",
    "0.effect.target.filter.0.metric": "quested",
  }],
  [
    "While this character has more {S} than each opposing character, he gets +2 {L}.",
    {
      "0.condition.filters.0.value.type": "superlative",
      "0.condition.filters.0.value.which": "highest",
    },
  ],
  ["While this character is your only character in play, he gets +4 {S}.", {
    "0.condition.query.excludeSelf": true,
    "0.condition.value": 0,
  }],
  [
    "While you have both an item and a location in play, this character gains Rush.",
    {
      "0.condition.type": "and",
    },
  ],
  [
    "Remove all damage from chosen character, then deal that much damage to another chosen character.",
    {
      "0.effect.steps.1.amount.of": "effect",
      "0.effect.steps.1.target.except.id": 1,
    },
  ],
  [
    "Chosen opponent discards a card at random. If it's a song, gain 1 lore.",
    {
      "0.effect.steps.0.target.id": 1,
      "0.effect.steps.1.condition.target.id": 1,
    },
  ],
  [
    "Deal 3 damage to chosen character and deal 1 damage to each other opposing character.",
    { "0.effect.steps.1.target.except.id": 1 },
  ],
  [
    "Return all characters with cost 2 or less to their players' hands. Draw a card for each character returned to your hand this way.",
    { "0.effect.steps.1.counter.query.owner": "you" },
  ],
  [
    "If one of your characters would be dealt damage, you may banish this item to prevent that damage.",
    { "0.replacement.type": "optional", "0.replacement.effect.type": "banish" },
  ],
  [
    "Deal X damage to chosen character, where X is the number of locations you have in play.",
    {
      "0.effect.amount.type": "count",
    },
  ],
  ["Your characters named WALL·E get +1 {L}.", {
    "0.effect.target.filter.0.name": "WALL·E",
  }],
  ["Whenever you play a character named Fix-It Felix, Jr., draw a card.", {
    "0.trigger.on.filter.0.name": "Fix-It Felix, Jr.",
  }],
];
