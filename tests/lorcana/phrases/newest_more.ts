import type { Phrase } from "./phrase.ts";

/** More of what the newest cards may say. */
export const newestMore: readonly Phrase[] = [
  [
    "When you play this character, if you removed 2 or more ink drops to play her, draw a card.",
    {
      "0.condition.amount": 2,
      "0.condition.orMore": true,
    },
  ],
  ["You may shift this character onto any of your Robot characters.", {
    "0.effect.effect.on.selector": "one-of",
  }],
  [
    "When you play this character, chosen player draws 2 cards. Each other player draws a card.",
    {
      "0.effect.steps.1.player": "EACH_OTHER_PLAYER",
    },
  ],
  ["When you play this character, each other player draws a card.", {
    "0.effect.player": "EACH_OPPONENT",
  }],
  ["Choose another player. You and that player each gain 1 lore.", {
    "0.effect.player": "YOU_AND_CHOSEN_PLAYER",
  }],
  [
    "Each player may banish one of their items. Each player who does draws 2 cards.",
    {
      "0.effect.steps.1.condition.type": "if-you-do",
    },
  ],
  ["While no opponent has more lore than you, this character gains Ward.", {
    "0.condition.condition.left.owner": "opponent",
  }],
  ["Whenever the third character is played in a turn, draw a card.", {
    "0.trigger.restrictions.0.nth": 3,
  }],
  [
    "Put the top 3 cards of your deck into your discard. If 2 or more of them are songs, gain 2 lore.",
    {
      "0.effect.steps.1.condition.query.cardTypes.0": "song",
      "0.effect.steps.1.condition.value": 2,
    },
  ],
  [
    "Name a card, then reveal the top 3 cards of your deck. If any of them are the named card, draw 3 cards.",
    {
      "0.effect.steps.2.condition.query.filter.0.type": "named-card",
    },
  ],
  [
    "Each opponent chooses one of their characters. Those characters can't quest during their next turn.",
    {
      "0.effect.steps.1.target.id": 1,
    },
  ],
  ["This character can only be challenged by characters with Evasive.", {
    "0.effect.challengerFilter.filter.0.type": "not",
  }],
  ["Only characters with Evasive can challenge your characters.", {
    "0.effect.target": "YOUR_CHARACTERS",
  }],
  [
    "Search your deck for up to 2 cards with the same name and put them into your hand. Shuffle your deck.",
    {
      "0.effect.target.filter.0.type": "shared",
    },
  ],
  [
    "Choose an ink type. Reveal the top card of your deck. If it's that ink type, put it into your hand.",
    {
      "0.effect.steps.2.condition.filters.0.type": "chosen-ink-type",
    },
  ],
  ["Name a character card. Banish all characters with that name.", {
    "0.effect.steps.0.cardType": "character",
  }],
  [
    "Whenever you shift a character, you may have that character deal 2 damage to chosen character.",
    {
      "0.effect.effect.source.ref": "trigger-subject",
    },
  ],
  ["Return all cards under chosen character to their players' hands.", {
    "0.effect.type": "move-cards-from-under",
  }],
  ["This character can't be banished in challenges.", {
    "0.effect.cause.what": "challenge",
  }],
  [
    "While you have 8 or more {I} in your inkwell, this character gets +2 {L}.",
    {
      "0.condition.query.zones.0": "inkwell",
    },
  ],
  [
    "When you play this character, you may play another character with the same name for free.",
    {
      "0.effect.effect.target.filter.0.as": "SELF",
    },
  ],
  ["This character has +1 {L} while there are 2 or more cards under him.", {
    "0.effect.stat": "lore",
  }],
  ["While there are no cards under this character, she can't quest.", {
    "0.condition.condition.type": "has-card-under",
  }],
  [
    "Whenever a character challenges one of your locations, that character takes 1 damage.",
    {
      "0.effect.type": "deal-damage",
    },
  ],
  ["Whenever one of your characters sings, draw a card.", {
    "0.trigger.event": "sing",
  }],
  ["If an opponent has more cards in hand than you, draw a card.", {
    "0.effect.condition.left.query.owner": "opponent",
  }],
  ["Chosen character can't quest or sing during their next turn.", {
    "0.effect.steps.1.restriction": "cant-sing",
    "0.effect.steps.1.target.id": 1,
    "0.effect.steps.0.duration": "their-next-turn",
  }],
  ["Your characters can't be chosen by opponents' actions.", {
    "0.effect.cause.whose": "opponents",
  }],
  [
    "Your other characters with Evasive can't be challenged except by characters with 5 {S} or more.",
    {
      "0.effect.challengerFilter.filter.0.filter.value": 5,
    },
  ],
  [
    "Each opponent reveals the top card of their deck. If any of those cards are songs, draw a card.",
    {
      "0.effect.steps.1.condition.query.filter.0.cards.id": 1,
    },
  ],
];
