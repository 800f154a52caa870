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
      "0.effect.effect.target.zones.0": "discard",
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
  ["This character counts as being named both Chip and Dale.", {
    "0.effect.value.0": "Chip",
    "0.effect.value.1": "Dale",
  }],
  ["Your characters can't be dealt damage by opponents' actions.", {
    "0.effect.cause.what.0": "action",
    "0.effect.cause.whose": "opponents",
  }],
  ["When you play this character, if it isn't your first turn, draw 2 cards.", {
    "0.condition.condition.type": "first-turn",
  }],
  [
    "Move up to 3 characters of yours to the same location for free. Gain 1 lore for each of them.",
    {
      "0.effect.steps.1.counter.query.filter.0.type": "among",
    },
  ],
  ["Whenever you use Shift to play a character, gain 1 lore.", {
    "0.trigger.restrictions.0.type": "using-shift",
  }],
  ["Each turn, the first time you play a song, draw a card.", {
    "0.trigger.restrictions.0.type": "first-time-each-turn",
  }],
  ["Your characters at this character's location gain Ward.", {
    "0.effect.target.filter.0.type": "same-location-as-source",
  }],
  [
    "This character gets +1 {L} for each other character you've played this turn.",
    {
      "0.effect.modifier.query.excludeSelf": true,
    },
  ],
  [
    "When this character is banished, if it's an opponent's turn, return this card to your hand.",
    {
      "0.condition.whose": "opponent",
    },
  ],
];
