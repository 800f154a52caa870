import type { Phrase } from "./phrase.ts";

/** What happens, to whom, and how much. */
export const newEffects: readonly Phrase[] = [
  ["You and another chosen player each draw 2 cards.", {
    "0.effect.player": "YOU_AND_CHOSEN_PLAYER",
  }],
  ["You and chosen opponent each gain 1 lore.", {
    "0.effect.player": "YOU_AND_CHOSEN_OPPONENT",
  }],
  ["The player with the most lore loses 1 lore.", {
    "0.effect.player": "PLAYER_WITH_MOST_LORE",
  }],
  [
    "Choose one:\n• Draw 2 cards.\n• Gain 1 lore.\nIf you have a Villain character in play, choose both instead.",
    {
      "0.effect.insteadChoose": "all",
      "0.effect.insteadIf.type": "count",
    },
  ],
  ["Choose 2:\n• Draw a card.\n• Gain 1 lore.\n• Get an ink drop.", {
    "0.effect.choose": 2,
  }],
  ["Draw a card for each different ink type among your characters.", {
    "0.effect.counter.of": "ink-type",
    "0.effect.counter.query.owner": "you",
  }],
  ["You may play this character regardless of ink type.", {
    "0.effect.effect.anyInk": true,
  }],
  ["Banish the opposing character with the highest cost.", {
    "0.effect.target.filter.0.which": "highest",
    "0.effect.target.filter.0.of": "cost",
    "0.effect.target.count": 1,
  }],
  ["Banish all opposing characters with the lowest {S}.", {
    "0.effect.target.filter.0.which": "lowest",
    "0.effect.target.count": "all",
  }],
  [
    "Exert the character with the highest {S}. If there's a tie, you choose one.",
    { "0.effect.steps.1.type": "break-tie" },
  ],
  [
    "Put the top 3 cards of your deck into your discard. Gain 1 lore for each action card put into your discard this way.",
    { "0.effect.steps.1.counter.what": "put-into-discard" },
  ],
  [
    "Discard your hand. If 3 or more cards were discarded this way, gain 3 lore.",
    { "0.effect.steps.1.condition.query.count.atLeast": 3 },
  ],
  [
    "Return chosen item of yours to your hand. If an item is returned this way, draw a card.",
    { "0.effect.steps.1.condition.what": "returned" },
  ],
  [
    "Deal 5 damage divided as you choose among any number of chosen characters.",
    {
      "0.effect.divided": true,
      "0.effect.target.count": "any",
    },
  ],
  ["Remove up to 4 total damage from among any number of your characters.", {
    "0.effect.divided": true,
    "0.effect.upTo": true,
  }],
  [
    "Draw cards equal to the number of Ally characters you have in play plus 1.",
    {
      "0.effect.amount.type": "sum",
      "0.effect.amount.plus": 1,
    },
  ],
  ["Chosen character gains the Hero classification this turn.", {
    "0.effect.value": "Hero",
  }],
  ["Draw 2 cards from the bottom of your deck.", {
    "0.effect.from": "bottom",
  }],
  [
    "Deal 2 damage to chosen character. Deal that much damage to another chosen character.",
    { "0.effect.steps.1.amount.type": "trigger-amount" },
  ],
  ["You may play any number of cards from your discard this turn.", {
    "0.effect.effect.duration": "this-turn",
    "0.effect.effect.target.zones.0": "discard",
  }],
  [
    "Put all cards from under this character on the bottom of your deck in a random order.",
    { "0.effect.ordering": "random" },
  ],
  [
    "Look at a number of cards from the top of your deck equal to the number of items you have in play. Put one into your hand and the rest on the bottom of your deck in any order.",
    { "0.effect.amount.type": "count", "0.effect.destinations.0.zone": "hand" },
  ],
  ["Chosen opposing character loses Evasive and Ward this turn.", {
    "0.effect.steps.0.type": "lose-keyword",
    "0.effect.steps.1.type": "lose-keyword",
  }],
];
