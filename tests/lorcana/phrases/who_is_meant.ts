import type { Phrase } from "./phrase.ts";

/** Which cards are meant, whose they are, and who chooses them. */
export const whoIsMeant: readonly Phrase[] = [
  // Cards that were put into a discard lie there, whoever's it is.
  [
    "Each player puts the top 2 cards of their deck into their discard. You may play a character with cost 3 or less put into a discard this way for free.",
    {
      "0.effect.steps.1.effect.target.zones.0": "discard",
      "0.effect.steps.1.effect.target.owner": "any",
    },
  ],
  [
    "Each opponent puts the top card of their deck into their discard. You may play an item put into their discard this way for free.",
    {
      "0.effect.steps.1.effect.target.zones.0": "discard",
      "0.effect.steps.1.effect.target.owner": "any",
    },
  ],
  [
    "Put the top 2 cards of your deck into your discard. You may play an item put into your discard this way for free.",
    {
      "0.effect.steps.1.effect.target.zones.0": "discard",
      "0.effect.steps.1.effect.target.owner": "you",
    },
  ],
  // Who challenges is meant, unless a noun says otherwise.
  [
    "Whenever one of your Racer characters challenges another character, you may banish this item to ready that character. They can't quest for the rest of this turn.",
    {
      "0.effect.steps.0.effect.steps.1.then.target.ref": "trigger-subject",
      "0.effect.steps.1.target.ref": "trigger-subject",
    },
  ],
  [
    "Whenever an opposing character challenges one of your characters, deal 1 damage to that character.",
    { "0.effect.target.ref": "trigger-subject" },
  ],
  [
    "Whenever one of your characters challenges a location, deal 1 damage to that location.",
    { "0.effect.target.ref": "defender" },
  ],
  [
    "Whenever one of your characters challenges another character, exert the challenged character.",
    { "0.effect.target.ref": "defender" },
  ],
  [
    "Whenever this character challenges another character, exert that character.",
    { "0.effect.target.ref": "defender" },
  ],
  // Others than those that the event is about.
  [
    "During your turn, whenever one of your characters deals damage to another character in a challenge, put 1 damage counter on each other opposing character.",
    { "0.effect.target.except.ref": "defender" },
  ],
  [
    "Whenever this character deals damage to another character, exert all other opposing characters.",
    { "0.effect.target.except.ref": "defender" },
  ],
  [
    "Whenever an opposing character is banished, deal 1 damage to each other opposing character.",
    { "0.effect.target.except.ref": "trigger-subject" },
  ],
  [
    "Whenever an opposing character challenges one of your characters, exert all other opposing characters.",
    { "0.effect.target.except.ref": "trigger-subject" },
  ],
  [
    "Whenever one of your characters is banished, exert all other opposing characters.",
    { "0.effect.target.except": undefined },
  ],
  // The name of this card, whatever it is.
  [
    "When you play this item, if you have another item in play with the same name, gain 2 lore.",
    { "0.condition.query.filter.0.as": "THIS_ITEM" },
  ],
  [
    "When you play this location, if you have another location in play with the same name, draw a card.",
    { "0.condition.query.filter.0.as": "THIS_LOCATION" },
  ],
  [
    "When you play this character, if you have another character in play with the same name, draw a card.",
    { "0.condition.query.filter.0.as": "SELF" },
  ],
  // Whoever may do one thing and another.
  [
    "Each player may reveal a character card from their hand and play it for free.",
    { "0.effect.effect.steps.1.by.that": "EACH_PLAYER" },
  ],
  [
    "Each opponent may reveal an item card from their hand, then play it.",
    { "0.effect.effect.steps.1.by.that": "EACH_OPPONENT" },
  ],
  // Some of the cards spoken of, or of a chosen player, are chosen.
  [
    "Chosen opponent chooses 2 of their characters. You choose one of those characters and banish them. Exert the other, and they can't ready at the start of their next turn.",
    {
      "0.effect.steps.1.target.selector": "chosen",
      "0.effect.steps.2.target.except.id": 2,
    },
  ],
  [
    "Choose 3 characters. Chosen opponent chooses one of them and banishes it.",
    {
      "0.effect.steps.1.target.selector": "chosen",
      "0.effect.steps.1.chosenBy": "CHOSEN_OPPONENT",
    },
  ],
  [
    "Choose one of chosen opponent's characters and return that card to their hand.",
    {
      "0.effect.target.selector": "chosen",
      "0.effect.target.owner": "chosen-opponent",
    },
  ],
  // Others choose from your hand.
  ["Chosen opponent chooses and discards a card from your hand.", {
    "0.effect.player": "CONTROLLER",
    "0.effect.chosenBy": "CHOSEN_OPPONENT",
  }],
  [
    "Each opponent chooses a card from your hand and puts it into your inkwell facedown.",
    {
      "0.effect.steps.1.player": "CONTROLLER",
      "0.effect.steps.1.by": "EACH_OPPONENT",
    },
  ],
  // Everyone has ink drops and a deck of their own.
  ["Each opponent loses 1 lore. They remove all their ink drops.", {
    "0.effect.effect.steps.1.player.that": "EACH_OPPONENT",
  }],
  ["Each opponent loses 1 lore and draws their entire deck.", {
    "0.effect.steps.1.player": "EACH_OPPONENT",
  }],
  // Whichever it happens to: nobody picks one.
  [
    "The next time one of your characters would be dealt damage this turn, deal that much damage to chosen opposing character instead.",
    { "0.effect.target": "YOUR_CHARACTERS" },
  ],
  [
    "Until the start of your next turn, the next time one of your other items would be banished, return it to your hand instead.",
    {
      "0.effect.target.selector": "all",
      "0.effect.target.excludeSelf": true,
      "0.effect.replacement.target.ref": "trigger-subject",
    },
  ],
  [
    "The next time chosen character would be dealt damage this turn, draw a card instead.",
    { "0.effect.target": "CHOSEN_CHARACTER" },
  ],
  [
    "If one of your characters would be banished, you may return them to your hand instead.",
    { "0.replacement.effect.target.ref": "trigger-subject" },
  ],
  [
    "If one of your characters would be banished, banish another chosen character of yours instead.",
    { "0.replacement.target.except.ref": "trigger-subject" },
  ],
  // Once in each of those turns.
  [
    "During each opponent's turn, the first time this character would take damage, she takes no damage instead.",
    { "0.replaces.first": true, "0.replaces.eachTurn": true },
  ],
  [
    "The first time this character would be dealt damage during your turn, prevent that damage.",
    { "0.replaces.first": true, "0.replaces.eachTurn": true },
  ],
  [
    "During your turn, while this character is exerted, the first time you would lose lore, you don't.",
    { "0.replaces.first": true, "0.replaces.eachTurn": true },
  ],
  [
    "The first time this character would be banished, return this card to your hand instead.",
    { "0.replaces.first": true, "0.replaces.eachTurn": undefined },
  ],
  // A player is chosen before it is known what happens to them.
  [
    "Chosen opponent loses 1 lore. If they have 10 or more lore, they lose 3 lore instead.",
    {
      "0.effect.steps.0.type": "choose-player",
      "0.effect.steps.1.else.player.that": "CHOSEN_OPPONENT",
      "0.effect.steps.1.then.player.that": "CHOSEN_OPPONENT",
    },
  ],
  [
    "Chosen player draws a card. If you have a Villain character in play, they draw 2 cards instead.",
    { "0.effect.steps.0.player": "CHOSEN_PLAYER" },
  ],
  // Each of them is asked.
  [
    "Each opponent loses 1 lore. If they have no cards in their hand, they lose 2 lore instead.",
    {
      "0.effect.type": "for-each-player",
      "0.effect.effect.condition.query.owner": "their",
      "0.effect.effect.else.player.that": "EACH_OPPONENT",
    },
  ],
  ["Each opponent discards a card. If they can't, they lose 2 lore instead.", {
    "0.effect.type": "for-each-player",
    "0.effect.effect.steps.1.condition.type": "if-they-do-not",
  }],
  // Both that were chosen.
  [
    "Choose a character of yours and an opposing character. Return them to their players' hands.",
    {
      "0.effect.steps.0.target.id": 1,
      "0.effect.steps.1.target.id": 1,
    },
  ],
  ["Choose a character and an item. Ready them.", {
    "0.effect.steps.1.target.id": 1,
  }],
  [
    "Choose a character of yours and an opposing character. Each of them gets -2 {S} this turn.",
    { "0.effect.steps.1.target.id": 1 },
  ],
  // Of each player's card, it is asked on its own.
  [
    "Each player chooses one of their characters. If that character is exerted, banish them. Otherwise, exert them.",
    { "0.effect.type": "for-each-player" },
  ],
  [
    "Each opponent chooses and discards a card. If it's a song card, gain 1 lore.",
    { "0.effect.type": "for-each-player" },
  ],
  [
    "Each player puts the top card of their deck into their discard. If it's a character card, you may return it to your hand.",
    { "0.effect.type": "for-each-player" },
  ],
];
