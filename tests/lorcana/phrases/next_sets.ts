import type { Phrase } from "./phrase.ts";

/** What the next sets may say, and who or what is meant by it. */
export const nextSets: readonly Phrase[] = [
  // Who banished another is still there; what is put away is the other.
  [
    "During your turn, whenever one of your characters banishes another character in a challenge, you may ready that character.",
    { "0.effect.effect.target.ref": "trigger-subject" },
  ],
  [
    "During your turn, whenever one of your characters banishes another character in a challenge, you may put that card into your inkwell facedown.",
    { "0.effect.effect.target.ref": "defender" },
  ],
  [
    "Whenever this character challenges another character, the other character gets -2 {S} this turn.",
    { "0.effect.target.ref": "defender" },
  ],
  // One choice for both branches, in a pile, too.
  [
    "Return a song card from your discard to your hand. If you have a Musician character in play, you may play that card for free instead.",
    {
      "0.effect.steps.0.type": "select-target",
      "0.effect.steps.0.target.zones.0": "discard",
      "0.effect.steps.1.else.type": "return-to-hand",
      "0.effect.steps.1.else.target.id": 1,
      "0.effect.steps.1.then.effect.target.id": 1,
    },
  ],
  [
    "Discard a card. If it's a song card, put it on the bottom of your deck instead.",
    {
      "0.effect.steps.0.type": "select-target",
      "0.effect.steps.1.else.target.ref": "previous-target",
    },
  ],
  // The others are not the chosen one.
  ["Each opponent chooses one of their characters and banishes the others.", {
    "0.effect.steps.1.target.selector": "all",
    "0.effect.steps.1.target.except.id": 1,
  }],
  ["Choose one of your characters and banish the rest.", {
    "0.effect.steps.0.type": "select-target",
    "0.effect.steps.1.target.except.id": 1,
  }],
  [
    "Each player chooses 2 of their characters. Return the rest to their players' hands.",
    {
      "0.effect.steps.1.target.owner": "any",
      "0.effect.steps.1.target.except.id": 1,
    },
  ],
  // Those of all opponents together, or of one of them.
  ["If 2 or more opposing characters are damaged, draw a card.", {
    "0.effect.condition.query.owner": "opponents",
  }],
  ["If there are fewer than 2 opposing characters in play, draw a card.", {
    "0.effect.condition.query.owner": "opponents",
  }],
  ["If an opposing character is damaged, draw a card.", {
    "0.effect.condition.query.owner": "opponent",
  }],
  // Asked again and again, not now.
  [
    "Whenever this character quests, your other characters gain Ward while they're exerted.",
    {
      "0.effect.type": "grant-ability",
      "0.effect.ability.condition.type": "is-exerted",
      "0.effect.target": "YOUR_OTHER_CHARACTERS",
    },
  ],
  [
    "Until the start of your next turn, your characters gain Resist +1 while they have a card under them.",
    {
      "0.effect.type": "grant-ability",
      "0.effect.ability.condition.type": "has-card-under",
      "0.effect.duration": "until-start-of-next-turn",
    },
  ],
  // What both nouns can have is said of both.
  ["Your characters and locations with Boost gain Ward.", {
    "0.effect.target.filter.0.type": "has-keyword",
  }],
  ["Banish all characters and items with cost 2 or less.", {
    "0.effect.target.filter.0.type": "cost-comparison",
  }],
  ["Your items and characters with Evasive gain Ward.", {
    "0.effect.target.filter.0.type": "or",
  }],
  // "the turn they're played" belongs to what can be done then.
  [
    "Your Hero characters get +1 {S} and can challenge the turn they're played.",
    {
      "0.effect.duration": undefined,
      "1.effect.duration": "turn-played",
    },
  ],
  [
    "Your Hero characters get +1 {S} and gain Evasive the turn they're played.",
    {
      "0.effect.duration": "turn-played",
      "1.effect.duration": "turn-played",
    },
  ],
  [
    "Name a card, then put the top 3 cards of your deck into your discard. If the named card was put into your discard this way, gain 3 lore.",
    {
      "0.effect.steps.2.condition.target": undefined,
      "0.effect.steps.2.condition.query.filter.0.type": "named-card",
    },
  ],
  [
    "Whenever one of your characters is dealt damage and isn't banished, draw a card.",
    {
      "0.condition.type": "in-zone",
      "0.condition.target.ref": "trigger-subject",
    },
  ],
  [
    "While there's a card under one of your characters, this character gains Ward.",
    {
      "0.condition.type": "count",
      "0.condition.query.filter.0.type": "cards-under",
    },
  ],
  [
    "While there are 3 or more cards under your characters, this character gains Ward.",
    {
      "0.condition.left.target": "YOUR_CHARACTERS",
    },
  ],
  [
    "Chosen opposing character gets -1 {S} this turn for each card in their player's hand.",
    {
      "0.effect.modifier.query.owner": "card-owner",
      "0.effect.modifier.query.zones.0": "hand",
    },
  ],
  ["Opposing characters can't challenge this character or your locations.", {
    "0.effect.object.targets.0": "SELF",
    "0.effect.object.targets.1": "YOUR_LOCATIONS",
  }],
  ["You may shift characters here for 1 {I} less.", {
    "0.effect.effect.type": "cost-reduction",
    "0.effect.effect.target.filter": undefined,
    "0.effect.effect.onto.filter.0.type": "same-location-as-source",
  }],
  [
    "You pay 1 {I} less to shift Floodborn characters onto your characters named Elsa this turn.",
    {
      "0.effect.onto.filter.0.name": "Elsa",
      "0.effect.duration": "this-turn",
    },
  ],
  [
    "If one of your characters was chosen by an opponent this turn, draw a card.",
    {
      "0.effect.condition.metric": "chosen",
      "0.effect.condition.by": "OPPONENT",
    },
  ],
  ["Whenever a character moves here from another location, gain 1 lore.", {
    "0.trigger.at": "THIS_LOCATION",
    "0.trigger.restrictions.0.type": "from-another-location",
  }],
  [
    "Put the top 4 cards of your deck into your discard. You may return a character card with cost 3 or less from among them to your hand.",
    {
      "0.effect.steps.1.effect.target.filter.0.type": "among",
      "0.effect.steps.1.effect.target.cardTypes.0": "character",
    },
  ],
  ["Banish chosen item. If its cost was 4 or more, draw a card.", {
    "0.effect.steps.1.condition.left.type": "cost-of",
  }],
  ["Draw a card unless an opponent discards a card.", {
    "0.effect.unless": true,
  }],
];
