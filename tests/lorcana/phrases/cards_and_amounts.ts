import type { Phrase } from "./phrase.ts";

/** Phrases that were once not read, or not read right. */
export const cardsAndAmounts: readonly Phrase[] = [
  // Locations, and whose characters are there.
  ["Gain 1 lore for each character at a location you have in play.", {
    "0.effect.counter.query.owner": "you",
    "0.effect.counter.query.filter.0.type": "at-location",
  }],
  ["Draw a card for each opposing character at a location.", {
    "0.effect.counter.query.owner": "opponent",
    "0.effect.counter.query.filter.0.type": "at-location",
  }],
  ["Exert all characters not at a location.", {
    "0.effect.target.filter.0.type": "not",
    "0.effect.target.filter.0.filter.type": "at-location",
  }],
  ["While another character is here, this character gains Bodyguard.", {
    "0.condition.query.filter.0.type": "same-location-as-source",
    "0.condition.query.excludeSelf": true,
  }],
  ["Banish all items or locations with cost 2 or less.", {
    "0.effect.target.selector": "all",
    "0.effect.target.filter.0.type": "cost-comparison",
  }],
  // Costs.
  ["{E}, Choose and discard a character card named Gus — Gain 1 lore.", {
    "0.cost.effects.0.target.selector": "chosen",
    "0.cost.effects.0.target.filter.0.name": "Gus",
  }],
  ["{E}, Put a card from your hand on the bottom of your deck — Draw a card.", {
    "0.cost.exert": true,
    "0.cost.effects.0.type": "put-on-bottom",
  }],
  ["When you play this character, you may pay 1 {I}. If you do, draw a card.", {
    "0.effect.effect.steps.0.type": "pay-cost",
    "0.effect.effect.steps.0.cost.ink": 1,
    "0.effect.effect.steps.1.condition.type": "if-you-do",
  }],
  ["This turn, you pay 1 {I} less for the next item you play.", {
    "0.effect.duration": "next-play-this-turn",
  }],
  // Whose cards, how many, and which.
  [
    "When you play this character, you may shuffle a card from any discard into its player's deck.",
    {
      "0.effect.effect.player": "ANY_PLAYER",
      "0.effect.effect.intoDeck": "owner",
    },
  ],
  ["Each player shuffles their hand into their deck and draws 4 cards.", {
    "0.effect.steps.0.target.zones.0": "hand",
  }],
  [
    "Name a card. Return all character cards with that name from your discard to your hand.",
    {
      "0.effect.steps.1.target.filter.0.type": "named-card",
      "0.effect.steps.1.target.count": "all",
    },
  ],
  ["Deal 1 damage to each of up to 3 chosen opposing characters.", {
    "0.effect.target.count.upTo": 3,
  }],
  ["This character gets +2 {S} for each of your other exerted characters.", {
    "0.effect.modifier.multiplier": 2,
    "0.effect.modifier.query.excludeSelf": true,
  }],
  [
    "Search your deck for an item card or a Robot character card and reveal that card to all players. Put that card into your hand and shuffle your deck.",
    {
      "0.effect.target.filter.0.filters.1.filters.1.classification": "Robot",
      "0.effect.target.filter.0.filters.0.type": "card-type",
      "0.effect.target.filter.0.filters.0.cardType": "item",
    },
  ],
  [
    "Look at the top 5 cards of your deck. You may play a character with cost 2 or less from among them for free. Put the rest on the bottom of your deck in any order.",
    {
      "0.effect.destinations.0.zone": "play",
      "0.effect.destinations.0.target.filter.0.value": 2,
    },
  ],
  [
    "Reveal the top 3 cards of your deck. Put all song cards revealed this way into your hand and the rest on the bottom of your deck in any order.",
    {
      "0.effect.destinations.0.target.cardTypes.0": "song",
      "0.effect.destinations.0.target.count": "all",
    },
  ],
  // Amounts.
  ["Draw a card. You may repeat this up to 2 times.", {
    "0.effect.times": 2,
    "0.effect.upTo": true,
  }],
  [
    "Move any number of damage counters from chosen character to chosen opposing character.",
    { "0.effect.amount": "any" },
  ],
  [
    "Deal 2 damage to chosen character and 1 damage to another chosen character.",
    {
      "0.effect.steps.0.amount": 2,
      "0.effect.steps.1.amount": 1,
      "0.effect.steps.1.target.except.id": 1,
    },
  ],
  ["Put a card from your hand on the top or the bottom of your deck.", {
    "0.effect.orBottom": true,
  }],
  ["Each opponent chooses and discards either 2 cards or 1 action card.", {
    "0.effect.target.count": 2,
    "0.effect.or.count": 1,
    "0.effect.or.cardTypes.0": "action",
  }],
  ["For each character you have here, you may draw a card.", {
    "0.effect.type": "for-each",
    "0.effect.effect.type": "optional",
  }],
  [
    "Shuffle up to 3 cards from your discard into your deck. Gain 1 lore for each card shuffled this way.",
    { "0.effect.steps.1.counter.what": "shuffled" },
  ],
  [
    "Each opponent loses 1 lore for each exerted character you have in play, to a maximum of 3 lore.",
    { "0.effect.type": "for-each", "0.effect.maximum": 3 },
  ],
  [
    "You pay 1 {I} less to play this character for each item you have in play, to a maximum of 3.",
    { "0.type": "static", "0.effect.amount.max": 3 },
  ],
  [
    "This character gets +2 {S} for each card in your hand, to a maximum of 6.",
    { "0.effect.modifier.value.multiplier": 2, "0.effect.modifier.max": 6 },
  ],
  [
    "This character gains Resist +1 for each card under him, to a maximum of 3.",
    {
      "0.effect.value.value.type": "cards-under",
      "0.effect.value.max": 3,
    },
  ],
  [
    "Whenever this character is dealt damage, put that many cards from the top of your deck into your discard.",
    { "0.effect.type": "mill", "0.effect.amount.type": "trigger-amount" },
  ],
  [
    "Look at the top 3 cards of your deck. Put one facedown under one of your characters with Boost and the rest on the bottom of your deck in any order.",
    {
      "0.effect.destinations.0.zone": "under",
      "0.effect.destinations.0.under.filter.0.keyword": "Boost",
    },
  ],
  [
    "When this item is banished, you may put all cards from under it on the bottom of your deck in any order.",
    {
      "0.effect.effect.destination": "deck-bottom",
      "0.effect.effect.ordering": "player-choice",
    },
  ],
  // What only some of the cards can have is said of those.
  ["Banish chosen Pirate character or location with cost 2 or less.", {
    "0.effect.target.filter.0.type": "cost-comparison",
    "0.effect.target.filter.1.type": "or",
    "0.effect.target.filter.1.filters.1.cardType": "location",
  }],
  ["Banish chosen exerted Pirate character or item.", {
    "0.effect.target.filter.0.type": "exerted",
  }],
  ["Opponents can't play songs or characters with Rush.", {
    "0.effect.object.filter.0.filters.0.cardType": "song",
  }],
  [
    "This character can't be challenged by damaged characters or characters with Rush.",
    { "0.effect.challengerFilter.filter.0.type": "or" },
  ],
  ["Return a Princess character or song card from your discard to your hand.", {
    "0.effect.target.filter.0.filters.1.cardType": "song",
  }],
];
