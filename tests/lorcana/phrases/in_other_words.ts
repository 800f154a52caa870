import type { Phrase } from "./phrase.ts";

/** What texts can say in other words, or in fewer. */
export const inOtherWords: readonly Phrase[] = [
  // What cards are.
  ["Banish chosen exerted or damaged character.", {
    "0.effect.target.filter.0.type": "or",
    "0.effect.target.filter.0.filters.0.type": "exerted",
    "0.effect.target.filter.0.filters.1.type": "damaged",
  }],
  ["While this character is exerted or damaged, he gets +1 {S}.", {
    "0.condition.type": "or",
    "0.condition.conditions.1.type": "has-any-damage",
  }],
  [
    "When you play this character, if 2 or more of your characters are exerted or damaged, draw a card.",
    {
      "0.condition.query.filter.0.type": "or",
      "0.condition.value": 2,
    },
  ],
  [
    "While all your characters are exerted or at a location, this character gets +1 {L}.",
    {
      "0.condition.query.filter.0.type": "ready",
      "0.condition.query.filter.1.type": "not",
      "0.condition.value": 0,
    },
  ],
  [
    "Characters with cards under them can't be challenged by characters without cards under them.",
    {
      "0.effect.challengerFilter.filter.0.type": "cards-under",
      "0.effect.challengerFilter.filter.0.value": 0,
    },
  ],
  [
    "When you play this character, if you have a Prince and a Princess character in play, draw a card.",
    {
      "0.condition.type": "and",
      "0.condition.conditions.0.query.filter.0.classification": "Prince",
      "0.condition.conditions.1.query.filter.0.classification": "Princess",
    },
  ],
  // What happened, or did not.
  [
    "At the end of an opponent's turn, if this character wasn't challenged this turn, draw a card.",
    {
      "0.condition.type": "not",
      "0.condition.condition.metric": "was-challenged",
    },
  ],
  [
    "At the end of your turn, if this character didn't take damage this turn, gain 1 lore.",
    { "0.condition.condition.metric": "damaged" },
  ],
  [
    "At the end of your turn, if you didn't put a card into your inkwell this turn, draw a card.",
    { "0.condition.condition.metric": "inked" },
  ],
  [
    "At the end of your turn, if this character is exerted, ready him.",
    { "0.condition.type": "is-exerted", "0.effect.target": "SELF" },
  ],
  [
    "Each player draws a card. If an opponent draws a card this way, gain 1 lore.",
    {
      "0.effect.steps.1.condition.what": "drawn",
      "0.effect.steps.1.condition.query.owner": "opponent",
    },
  ],
  [
    "Each opponent chooses and discards a card. If an opponent discards a song card this way, gain 1 lore.",
    { "0.effect.steps.1.condition.query.owner": "opponent" },
  ],
  // Events.
  [
    "During your turn, whenever a card is put into your discard from anywhere, gain 1 lore.",
    { "0.trigger.event": "enter-discard", "0.trigger.on.owner": "you" },
  ],
  [
    "Whenever this character challenges and banishes another character, you may ready this character.",
    {
      "0.trigger.event": "banish-in-challenge",
      "0.trigger.restrictions.0.condition.role": "attacker",
    },
  ],
  ["Whenever you exert one of your characters to sing a song, draw a card.", {
    "0.trigger.event": "sing",
    "0.trigger.on": "YOUR_CHARACTERS",
  }],
  [
    "Whenever this character challenges, chosen character gains Resist +2 until the end of the challenge.",
    { "0.effect.duration": "during-challenge" },
  ],
  // Two abilities in a row.
  [
    "Whenever you play an action, gain 1 lore. Whenever you play an item, draw a card.",
    {
      "0.trigger.on.cardTypes.0": "action",
      "0.effect.type": "gain-lore",
      "1.type": "triggered",
      "1.effect.type": "draw",
    },
  ],
  [
    "When you play this character, draw a card. When he's banished, gain 1 lore.",
    { "1.trigger.event": "banish", "1.trigger.on": "SELF" },
  ],
  [
    "When you play this character, choose a character. Whenever that character quests, gain 1 lore.",
    {
      "0.effect.steps.1.type": "create-triggered-ability",
      "1": undefined,
    },
  ],
  // Instead of what.
  [
    "Deal 2 damage to chosen character. You may remove an ink drop. If you do, deal 4 damage to that character instead.",
    {
      "0.effect.steps.0.type": "select-target",
      "0.effect.steps.1.effect.steps.1.then.amount": 4,
      "0.effect.steps.2.condition.type": "if-they-do-not",
      "0.effect.steps.2.then.amount": 2,
    },
  ],
  [
    "Deal 2 damage to chosen character. You may banish one of your items. If you do, deal 4 damage instead.",
    {
      "0.effect.steps.1.effect.steps.1.then.amount": 4,
      "0.effect.steps.1.effect.steps.1.then.target.id": 1,
      "0.effect.steps.2.then.target.id": 1,
    },
  ],
  [
    "When you play this character, draw a card. You may choose and discard a card. If you do, draw 2 cards instead.",
    {
      "0.effect.steps.0.effect.steps.1.then.amount": 2,
      "0.effect.steps.1.then.amount": 1,
    },
  ],
  [
    "Ready up to 2 chosen items. If you have a character named Belle in play, ready up to 4 instead.",
    {
      "0.effect.then.target.count.upTo": 4,
      "0.effect.then.target.cardTypes.0": "item",
      "0.effect.else.target.count.upTo": 2,
    },
  ],
  ["Draw a card. If you have an item in play, draw 3 instead.", {
    "0.effect.then.amount": 3,
    "0.effect.else.amount": 1,
  }],
  [
    "Return chosen character with cost 2 or less to their player's hand. If you have an item in play, return chosen character with cost 5 or less instead.",
    {
      "0.effect.then.hand": "CARD_OWNER",
      "0.effect.then.target.filter.0.value": 5,
    },
  ],
  // What is put where.
  [
    "Reveal the top card of your deck. Put it into your hand or put it into your inkwell facedown.",
    {
      "0.effect.steps.0.type": "reveal-top-card",
      "0.effect.steps.1.options.0.type": "put-into-hand",
      "0.effect.steps.1.options.1.type": "put-into-inkwell",
    },
  ],
  [
    "Name a card, then reveal the top card of your deck. If the revealed card is the named card, put it into your hand. Otherwise, put the revealed card on the bottom of your deck.",
    {
      "0.effect.steps.1.type": "scry",
      "0.effect.steps.1.destinations.0.zone": "hand",
      "0.effect.steps.1.destinations.1.zone": "deck-bottom",
    },
  ],
  // What is played next.
  [
    "Whenever this character quests, the next character you play this turn costs 1 {I} less and gains Rush.",
    {
      "0.effect.steps.0.type": "cost-reduction",
      "0.effect.steps.1.target.selector": "next-played",
    },
  ],
  [
    "You pay 1 {I} less for the next Hero character you play this turn. That character gains Rush.",
    {
      "0.effect.steps.1.target.selector": "next-played",
      "0.effect.steps.1.target.filter.0.classification": "Hero",
    },
  ],
  ["The first character you play each turn costs you 1 {I} less.", {
    "0.effect.duration": "first-play-each-turn",
  }],
  // Amounts.
  [
    "Reveal the top 4 cards of your deck. Draw a card for each different ink type among them.",
    { "0.effect.steps.1.counter.type": "ink-types-this-way" },
  ],
  [
    "When this character is banished, deal damage to chosen opposing character equal to the damage that was on this character.",
    { "0.effect.amount.type": "damage-on-target" },
  ],
  // Names.
  [
    "Whenever you play a character with the same name as another character you have in play, draw a card.",
    {
      "0.trigger.on.filter.0.type": "same-name",
      "0.trigger.on.filter.0.as.except.ref": "trigger-subject",
    },
  ],
  ["Put the bottom card of your deck into your hand.", {
    "0.effect.type": "put-into-hand",
    "0.effect.target.selector": "bottom",
  }],
];
