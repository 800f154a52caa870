import type { Phrase } from "./phrase.ts";

/** Phrases that texts of new sets can well have. */
export const fresh: readonly Phrase[] = [
  // What cards cost for a while.
  ["You pay 1 {I} less to play characters this turn.", {
    "0.type": "action",
    "0.effect.duration": "this-turn",
  }],
  ["This turn, you pay 1 {I} less to play characters.", {
    "0.effect.type": "cost-reduction",
    "0.effect.duration": "this-turn",
  }],
  [
    "Opponents pay 1 {I} more to play actions until the start of your next turn.",
    {
      "0.effect.payer": "OPPONENTS",
      "0.effect.duration": "until-start-of-next-turn",
    },
  ],
  ["Each turn, the first character you play costs 1 {I} less.", {
    "0.effect.duration": "first-play-each-turn",
  }],
  ["You may exert one of your characters to play this song for free.", {
    "0.type": "static",
  }],
  // What cards and players cannot do.
  ["Your characters can't ready at the start of your next turn.", {
    "0.effect.duration": "start-of-your-next-turn",
  }],
  ["Your exerted Titan characters can't be chosen by opponents for actions.", {
    "0.effect.restriction": "cant-be-chosen",
    "0.effect.cause.what.0": "action",
    "0.effect.cause.whose": "opponents",
  }],
  ["Prevent all damage that would be dealt to your characters this turn.", {
    "0.effect.restriction": "cant-be-dealt-damage",
    "0.effect.duration": "this-turn",
  }],
  // Events.
  [
    "Whenever one of your characters is chosen by an opponent's action, draw a card.",
    {
      "0.trigger.by": "opponent",
      "0.trigger.restrictions.0.by": "action",
    },
  ],
  [
    "The first time each turn that one of your characters is dealt damage, draw a card.",
    { "0.trigger.restrictions.0.type": "first-time-each-turn" },
  ],
  // What is done.
  ["Return chosen character and chosen item to their players' hands.", {
    "0.effect.target.join": "and",
    "0.effect.target.targets.1": "CHOSEN_ITEM",
  }],
  ["Deal a total of 5 damage among any number of chosen characters.", {
    "0.effect.divided": true,
    "0.effect.amount": 5,
  }],
  ["Each player shuffles their hand and discard into their deck.", {
    "0.effect.target.zones.0": "hand",
    "0.effect.target.zones.1": "discard",
  }],
  ["Put the bottom card of your deck facedown under this character.", {
    "0.effect.target.selector": "bottom",
  }],
  [
    "Put the bottom 2 cards of your deck into your inkwell facedown and exerted.",
    { "0.effect.target.selector": "bottom", "0.effect.target.count": 2 },
  ],
  ["Chosen character's {S} becomes 0 this turn.", {
    "0.effect.type": "set-stat",
    "0.effect.value": 0,
  }],
  ["Put each card under chosen character into its player's hand.", {
    "0.effect.amount": "all",
    "0.effect.player": "CARD_OWNER",
  }],
  [
    "Reveal cards from the top of your deck until you reveal an item card. You may play that item for free. Put the rest on the bottom of your deck in any order.",
    { "0.effect.putInto": "play", "0.effect.may": true },
  ],
  [
    "Reveal cards from the top of your deck until you reveal an item card. You may play that item for free. If you don't, put it into your hand. Put the rest on the bottom of your deck in a random order.",
    { "0.effect.may": true, "0.effect.otherwise": "hand" },
  ],
  [
    "Reveal the top 4 cards of your deck. Chosen opponent chooses 2 of them. Put those cards into your hand and the rest into your discard.",
    {
      "0.effect.destinations.0.chosenBy": "CHOSEN_OPPONENT",
      "0.effect.destinations.0.target.count": 2,
      "0.effect.destinations.1.zone": "discard",
    },
  ],
  ["X {I} — Look at the top X cards of your deck. Put one into your hand.", {
    "0.effect.amount.type": "chosen-number",
  }],
  ["Choose and discard a card from chosen opponent's hand.", {
    "0.effect.player": "CHOSEN_OPPONENT",
    "0.effect.chosenBy": "CONTROLLER",
  }],
  [
    "You may banish the opposing character with the highest cost. If there's a tie, you choose from among the tied characters.",
    { "0.effect.steps.1.type": "break-tie" },
  ],
  ["{E}, Reveal a song card from your hand — Draw a card.", {
    "0.cost.effects.0.type": "reveal-card",
  }],
  // Whom it is about.
  ["While here, characters gain Evasive.", {
    "0.effect.target": "CHARACTERS_HERE",
  }],
  ["Banish this location — Ready all characters that were here.", {
    "0.effect.target.filter.0.type": "at-location",
    "0.effect.target.filter.0.location": "THIS_LOCATION",
  }],
  ["Each player with 2 or more ink drops removes an ink drop.", {
    "0.effect.type": "for-each-player",
    "0.effect.condition.left.type": "ink-drops",
    "0.effect.condition.left.owner": "their",
  }],
  [
    "Each opponent puts the top card of their deck into their discard. If a character card is put into a discard this way, gain 2 lore.",
    { "0.effect.steps.1.condition.what": "put-into-their-discard" },
  ],
  [
    "Your characters have the Hero classification in addition to their other classifications.",
    { "0.effect.value": "Hero" },
  ],
];
