import type { Phrase } from "./phrase.ts";

/** Phrases that were once not read, or not read right. */
export const playersAndReferences: readonly Phrase[] = [
  [
    "Exert chosen character. If it's damaged, banish it. Otherwise, deal 1 damage to another chosen character. Ready it.",
    {
      "0.effect.steps.1.then.target.id": 1,
      "0.effect.steps.1.else.target.id": 2,
      "0.effect.steps.2.target.id": 2,
    },
  ],
  // Who else, and whose.
  [
    "Chosen character gets +2 {S} this turn. They deal damage equal to their {S} to chosen opposing character.",
    {
      "0.effect.steps.1.source.ref": "previous-target",
      "0.effect.steps.1.target": "CHOSEN_OPPOSING_CHARACTER",
    },
  ],
  ["The next Puppy character you play this turn gains Rush.", {
    "0.effect.target.selector": "next-played",
  }],
  [
    "Each player reveals the top card of their deck. Each player who reveals a song card draws a card.",
    {
      "0.effect.steps.1.condition.type": "this-way",
      "0.effect.steps.1.condition.what": "revealed",
      "0.effect.steps.0.player": "EACH_PLAYER",
    },
  ],
  [
    "Each opponent reveals the top card of their deck and may put it into their hand.",
    {
      "0.effect.steps.1.type": "optional",
      "0.effect.steps.1.chooser": "EACH_OPPONENT",
    },
  ],
  ["Whenever an opponent puts a card into their inkwell, draw a card.", {
    "0.trigger.event": "ink",
    "0.trigger.on.owner": "opponent",
    "0.trigger.by": "opponent",
  }],
  [
    "Whenever you play this character or another Knight character, draw a card.",
    {
      "0.trigger.on.targets.0": "SELF",
      "0.trigger.on.targets.1.excludeSelf": true,
    },
  ],
  ["Whenever you use the Boost ability of a character, draw a card.", {
    "0.trigger.event": "use-ability",
    "0.trigger.what": "Boost",
  }],
  [
    "Whenever this character quests, exert chosen opposing character and all other opposing characters with the same name.",
    {
      "0.effect.target.join": "and",
      "0.effect.target.targets.1.filter.0.type": "same-name",
    },
  ],
  ["Exert chosen character and deal them 1 damage.", {
    "0.effect.steps.1.type": "deal-damage",
    "0.effect.steps.1.amount": 1,
    "0.effect.steps.1.target.ref": "previous-target",
  }],
  ["Draw 2 cards unless an opponent loses 1 lore.", {
    "0.effect.chooser": "OPPONENT",
    "0.effect.wording.written": "unless",
  }],
  ["You may play or shift a Robot character with cost 8 or less for free.", {
    "0.effect.effect.playMethod": "play-or-shift",
  }],
  // "They" of a continuous effect means the cards of the sentence before.
  ["Your other Pirate characters get +1 {S}. They can't be challenged.", {
    "1.effect.restriction": "cant-be-challenged",
    "1.effect.target.selector": "all",
  }],
  ["You pay 1 {I} less to play Broom characters. They gain Rush.", {
    "1.effect.keyword": "Rush",
    "1.effect.target.selector": "all",
  }],
  ["Return a Hero character card from your discard to the top of your deck.", {
    "0.effect.type": "put-on-top",
    "0.effect.player": "CONTROLLER",
    "0.effect.target.zones.0": "discard",
  }],
  ["Each opponent returns a card from their inkwell to their hand.", {
    "0.effect.type": "return-from-inkwell",
    "0.effect.amount": 1,
    "0.effect.player": "EACH_OPPONENT",
  }],
  ["Exert 2 cards in chosen opponent's inkwell.", {
    "0.effect.target.owner": "chosen-opponent",
    "0.effect.target.zones.0": "inkwell",
  }],
  // What lasts for a while was done once.
  ["Your characters gain Ward until the start of your next turn.", {
    "0.type": "action",
  }],
  ["Your characters gain Ward.", { "0.type": "static" }],
  // Instead.
  [
    "If this character would be banished, you may banish one of your items instead.",
    { "0.replacement.type": "optional" },
  ],
];
