import type { Phrase } from "./phrase.ts";

/** What cards of sets to come may say. */
export const futureSets: readonly Phrase[] = [
  [
    "Whenever this character banishes another character in a challenge during an opponent's turn, that opponent chooses and discards a card.",
    { "0.effect.player.that": "TURN" },
  ],
  ["If it's an opponent's turn, that player loses 1 lore.", {
    "0.effect.then.player.that": "TURN",
  }],
  [
    "During an opponent's turn, whenever this character is banished, that opponent banishes one of their characters and loses 1 lore.",
    { "0.effect.steps.0.by.that": "TURN" },
  ],
  [
    "Whenever this character is banished by an opponent's action, that player loses 1 lore.",
    { "0.effect.player.that": "EVENT" },
  ],
  [
    "Draw a card. Then, if an opponent has fewer cards in their hand than you, that opponent draws a card.",
    { "0.effect.steps.1.then.player.that": "OPPONENT" },
  ],
  [
    "Chosen opponent draws a card. Banish one of that opponent's items.",
    { "0.effect.steps.1.target.owner": "their" },
  ],
  [
    "When you play this character, you may move up to 3 damage counters from chosen character of yours to chosen opposing character. If the opposing character is banished this way, draw a card.",
    {
      "0.effect.steps.0.effect.to.id": 1,
      "0.effect.steps.1.condition.target.id": 1,
    },
  ],
  [
    "{E}, Banish this item — Choose a character of yours and an opposing character. The chosen character of yours deals damage equal to their {S} to the other.",
    {
      "0.effect.steps.1.source.id": 1,
      "0.effect.steps.1.amount.target.id": 1,
      "0.effect.steps.1.target.id": 2,
    },
  ],
  [
    "Chosen character of yours deals damage equal to their {S} to chosen opposing character. Then, if your character has damage, remove up to 2 damage from them.",
    {
      "0.effect.steps.0.source.id": 1,
      "0.effect.steps.1.condition.target.id": 1,
      "0.effect.steps.1.then.target.id": 1,
    },
  ],
  [
    "Choose one of your characters and an opposing character. Exert your character. Banish the other character.",
    { "0.effect.steps.2.target.id": 2 },
  ],
  [
    "Deal 2 damage to chosen character and 1 damage to each other character their player has in play.",
    {
      "0.effect.steps.1.target.owner": "card-owner",
      "0.effect.steps.1.target.except.id": 1,
    },
  ],
  [
    "Banish chosen item. If its player has 3 or more items in play, draw a card.",
    { "0.effect.steps.1.condition.query.owner": "card-owner" },
  ],
  [
    "Banish chosen item. Its player banishes one of their characters.",
    { "0.effect.steps.1.target.owner": "their" },
  ],
  [
    "{E}, Put a card from your hand on the bottom of your deck — Draw a card. If the card you put on the bottom was an item card, gain 1 lore.",
    {
      "0.cost.effects.0.target.id": 1,
      "0.effect.steps.1.condition.target.id": 1,
    },
  ],
  [
    "When you play this character, you may put a card from your discard on the bottom of your deck. If you put an item card on the bottom of your deck this way, draw a card.",
    { "0.effect.steps.1.condition.what": "put-on-bottom" },
  ],
  [
    "Chosen opponent chooses and discards a card. If the card they discarded was a song card, gain 1 lore.",
    {
      "0.effect.steps.1.condition.target.wording.doer": "they",
    },
  ],
  [
    "Put a card from your hand into your inkwell facedown and exerted. If the card you put into your inkwell was a character card, gain 1 lore.",
    { "0.effect.steps.1.condition.target.id": 1 },
  ],
  [
    "Chosen character gets -2 {S} this turn unless their player pays 1 {I}.",
    {
      "0.effect.steps.1.options.0.target.id": 1,
      "0.effect.steps.1.chooser.ownerOf.id": 1,
    },
  ],
  [
    "Whenever this character is challenged, the challenging character gets -2 {S} this turn unless their player pays 1 {I}.",
    {
      "0.effect.options.0.target.ref": "attacker",
      "0.effect.chooser.ownerOf.ref": "attacker",
    },
  ],
  [
    "Chosen character of yours gains Rush this turn unless an opponent discards a card.",
    { "0.effect.chooser": "OPPONENT" },
  ],
  [
    "Each player banishes one of their items unless they discard a card.",
    {
      "0.effect.options.0.by.that": "EACH_PLAYER",
      "0.effect.options.1.player.that": "EACH_PLAYER",
    },
  ],
  [
    "Each opponent banishes one of their items or loses 1 lore.",
    { "0.effect.options.1.player.that": "EACH_OPPONENT" },
  ],
  [
    "Choose an opponent. Until the start of your next turn, that player's characters get -1 {L} and can't move to locations.",
    {
      "0.effect.steps.0.player": "CHOSEN_OPPONENT",
      "0.effect.steps.1.target.owner": "their",
    },
  ],
  ["Choose an opponent. That player draws a card.", {
    "0.effect.type": "draw",
  }],
  [
    "If an opponent played an action during their last turn, you pay 3 {I} less to play this character.",
    { "0.condition.turn": "their-last" },
  ],
  [
    "You pay 1 {I} less to shift your first character each turn.",
    { "0.effect.duration": "first-play-each-turn" },
  ],
  [
    "Choose one. If you have an item in play, choose up to two instead. • Draw a card. • Gain 1 lore. • Exert chosen character.",
    { "0.effect.insteadChoose": 2, "0.effect.insteadUpTo": true },
  ],
  [
    "Choose up to two. If you have an item in play, choose any number instead. • Draw a card. • Gain 1 lore. • Exert chosen character.",
    {
      "0.effect.choose": 2,
      "0.effect.insteadChoose": "all",
      "0.effect.insteadUpTo": true,
    },
  ],
  [
    "Whenever one or more opponents lose lore, draw a card.",
    { "0.trigger.restrictions.0.type": "players-together" },
  ],
  [
    "Whenever one or more opponents discard one or more cards, draw a card.",
    { "0.trigger.restrictions.1.type": "players-together" },
  ],
  [
    "As an additional cost to play this action, banish one of your characters. Deal damage equal to the banished character's {S} to chosen character.",
    {
      "0.type": "static",
      "0.effect.cost.effects.0.type": "banish",
      "1.effect.amount.target.ref": "done",
    },
  ],
  [
    "As an additional cost to shift this character, pay 1 {I} and discard a card.",
    { "0.effect.playMethod": "shift", "0.effect.cost.ink": 1 },
  ],
  [
    "While you have another item with the same name, this item gains Ward.",
    { "0.condition.query.filter.0.as": "THIS_ITEM" },
  ],
  [
    "You may activate this item's abilities for 1 {I} less.",
    { "0.effect.effect.type": "ability-cost-reduction" },
  ],
  ["Your characters with Shift cost you 1 {I} less to shift.", {
    "0.effect.playMethod": "shift",
  }],
  [
    "You and another chosen player each draw 2 cards, then each choose and discard a card.",
    { "0.effect.steps.1.player": "YOU_AND_THAT_PLAYER" },
  ],
  [
    "If you would gain lore from questing with a Captain character, gain that much lore plus 1 instead.",
    { "0.replaces.cause.what.0": "quest" },
  ],
];
