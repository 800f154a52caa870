import type { Phrase } from "./phrase.ts";

/** What the newest cards may say. */
export const newest: readonly Phrase[] = [
  [
    "You may exert 2 of your characters rather than pay this character's cost.",
    { "0.effect.effect.steps.1.then.cost": "free" },
  ],
  [
    "You may play this character by banishing one of your items rather than paying her ink cost.",
    {
      "0.effect.effect.steps.0.type": "banish",
      "0.effect.effect.steps.1.then.target": "SELF",
    },
  ],
  [
    "You may play characters from your discard as though they were in your hand.",
    {
      "0.effect.effect.asFromHand": true,
      "0.effect.effect.from": "discard",
    },
  ],
  [
    "This character can challenge ready characters as though they were exerted.",
    {
      "0.effect.ability": "can-challenge-ready",
    },
  ],
  [
    "Deal 1 damage to each opposing character. If any of those characters are banished this way, gain 2 lore.",
    {
      "0.effect.steps.1.condition.query.filter.0.type": "among",
      "0.effect.steps.1.condition.query.filter.0.cards.id": 1,
    },
  ],
  ["Ready one of the characters that sang this song.", {
    "0.effect.target.selector": "one-of",
    "0.effect.target.filter.0.metric": "sang-this-song",
  }],
  [
    "Whenever an opposing character is exerted to sing a song, you may draw a card.",
    {
      "0.trigger.event": "sing",
    },
  ],
  ["Whenever an opponent plays their second card each turn, draw a card.", {
    "0.trigger.restrictions.0.nth": 2,
    "0.trigger.on.owner": "opponent",
  }],
  ["Your characters gain Ward. At the start of your turn, draw a card.", {
    "0.type": "static",
    "1.type": "triggered",
    "1.trigger.event": "start-turn",
  }],
  ["This character can't quest. Whenever he challenges, gain 1 lore.", {
    "1.type": "triggered",
    "1.trigger.on": "SELF",
  }],
  [
    'Your characters gain "When this character is banished this turn, draw a card" this turn.',
    {
      "0.effect.ability.type": "triggered",
    },
  ],
  ["While this character has exactly 1 damage, she gains Evasive.", {
    "0.condition.comparison": "equal",
    "0.condition.right": 1,
  }],
  ["Lose 1 lore — Draw a card.", { "0.cost.effects.0.type": "lose-lore" }],
  [
    "2 {I} — This character gets +1 {S} this turn. You can use this ability only twice each turn.",
    {
      "0.restrictions.0.times": 2,
    },
  ],
  ["Characters can't move here unless you have 2 or more items in play.", {
    "0.effect.restriction": "cant-move",
    "0.effect.location": "THIS_LOCATION",
  }],
  [
    "While you have a Captain character here, you may move characters here for free.",
    {
      "0.effect.effect.character.count": "any",
    },
  ],
  [
    "If this character would be banished, you may put one of the cards under him into your discard instead.",
    {
      "0.replacement.effect.type": "move-cards-from-under",
      "0.replacement.effect.amount": 1,
    },
  ],
  [
    "When you play this character, chosen opponent reveals their hand. You may have them discard a non-character card.",
    {
      "0.effect.steps.1.effect.type": "discard",
    },
  ],
];
