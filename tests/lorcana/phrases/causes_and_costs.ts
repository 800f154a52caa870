import type { Phrase } from "./phrase.ts";

/** What does something to others, what would happen, and what it costs. */
export const causesAndCosts: readonly Phrase[] = [
  ["Characters can't be dealt damage by items or locations.", {
    "0.effect.cause.what.0": "item",
    "0.effect.cause.what.1": "location",
  }],
  ["Your characters take no damage from opponents' songs.", {
    "0.effect.restriction": "cant-be-dealt-damage",
    "0.effect.cause.what.0": "song",
    "0.effect.cause.whose": "opponents",
  }],
  ["Opposing characters can't be readied by abilities.", {
    "0.effect.restriction": "cant-ready",
    "0.effect.cause.what.0": "ability",
  }],
  ["Players can't gain lore from items and actions.", {
    "0.effect.restriction": "cant-gain-lore",
    "0.effect.cause.what.0": "action",
    "0.effect.cause.what.1": "item",
  }],
  ["Opponents can't gain lore from questing.", {
    "0.effect.cause.what.0": "quest",
  }],
  ["Opponents can't use abilities of locations.", {
    "0.effect.restriction": "cant-use-abilities",
    "0.effect.object.cardTypes.0": "location",
  }],
  ["Your characters can't lose abilities.", {
    "0.effect.restriction": "cant-lose-abilities",
  }],
  ["Opposing characters can't lose Reckless.", {
    "0.effect.restriction": "cant-lose-keyword",
    "0.effect.keyword": "Reckless",
  }],
  ["This card can't be put into your inkwell.", {
    "0.effect.restriction": "cant-be-inked",
  }],
  [
    "Opposing characters can't be moved to a location unless their player pays an additional 2 {I}.",
    { "0.effect.restriction": "cant-move", "0.effect.unlessInk": 2 },
  ],
  [
    "If one of your characters would be banished during an opponent's turn, you may return that card to your hand instead.",
    {
      "0.condition.whose": "opponent",
      "0.replacement.effect.target.ref": "trigger-subject",
    },
  ],
  [
    "If you would discard a card because of an opponent's ability, draw a card instead.",
    {
      "0.replaces.cause.what.0": "ability",
      "0.replaces.cause.whose": "opponents",
    },
  ],
  [
    "If an opposing character would be banished in a challenge with this character, put that card into its player's inkwell facedown instead.",
    {
      "0.replaces.against": "SELF",
      "0.replacement.target.ref": "trigger-subject",
    },
  ],
  [
    "If damage would be dealt to one of your other characters by an opposing location, it is dealt to this character instead.",
    {
      "0.replaces.cause.what.0": "location",
      "0.replacement.type": "deal-damage",
      "0.replacement.target": "SELF",
    },
  ],
  [
    "If an opponent would draw a card except the first one they draw each turn, you draw a card instead.",
    { "0.replaces.exceptFirst": true },
  ],
  [
    "If you would gain lore from this character questing, you gain that much plus 2 instead.",
    { "0.replaces.source": "SELF", "0.replacement.amount.plus": 2 },
  ],
  ["If an opponent would lose 3 or more lore, they lose 2 lore instead.", {
    "0.replaces.atLeast": 3,
  }],
  ["If this character would be dealt damage, prevent 2 of that damage.", {
    "0.replacement.amount.plus": -2,
  }],
  ["If damage would be removed from an opposing character, prevent it.", {
    "0.replaces.event": "remove-damage",
  }],
  ["Your characters' Boost abilities cost 1 {I} less.", {
    "0.effect.type": "ability-cost-reduction",
    "0.effect.keyword": "Boost",
  }],
  ["Opponents pay 1 {I} more for the second card they play each turn.", {
    "0.effect.duration": "second-play-each-turn",
    "0.effect.payer": "OPPONENTS",
  }],
  ["You pay 2 {I} less to use this character's Shift ability.", {
    "0.effect.type": "cost-reduction",
    "0.effect.playMethod": "shift",
  }],
  [
    "Whenever this character quests, reveal the top card of your deck. You may play that card for 3 {I} less.",
    { "0.effect.steps.1.effect.cost.less": 3 },
  ],
  [
    "You may play this character from your discard by paying 2 {I} more. If you do, he enters play exerted.",
    { "0.effect.effect.cost.more": 2, "0.effect.effect.entersExerted": true },
  ],
  [
    "Characters count as having +1 cost to sing songs for each other character here while here.",
    { "0.effect.value.query.except.id": 1, "0.effect.target.id": 1 },
  ],
  [
    "Your characters count as having +2 cost to sing the first song you play each turn.",
    {
      "0.effect.duration": "first-play-each-turn",
    },
  ],
  ["Your characters can move here for free and gain Ward while here.", {
    "0.effect.character": "YOUR_CHARACTERS",
    "1.effect.target.filter.0.type": "same-location-as-source",
  }],
  [
    "This item enters play exerted and doesn't ready at the start of your turn unless you have a Hero character in play.",
    {
      "0.effect.restriction": "enters-play-exerted",
      "1.condition.type": "not",
    },
  ],
  ["If you played a song during your last turn, this character gets +2 {S}.", {
    "0.condition.turn": "your-last",
  }],
  [
    "While none of your characters were challenged during an opponent's last turn, this character gains Ward.",
    { "0.condition.turn": "opponents-last" },
  ],
  ["2 {I} — Ready this item. You can't use this ability again this turn.", {
    "0.restrictions.0.type": "once-per-turn",
  }],
  ["Banish chosen location. Gain 1 lore for each character that was there.", {
    "0.effect.steps.1.counter.query.filter.0.location.id": 1,
  }],
  [
    "You pay 1 {I} less to play items that share a name with a card in your discard.",
    {
      "0.effect.target.filter.0.type": "same-name",
      "0.effect.target.filter.0.as.zones.0": "discard",
    },
  ],
];
