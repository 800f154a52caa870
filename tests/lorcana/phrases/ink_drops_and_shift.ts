import type { Phrase } from "./phrase.ts";

/** Ink drops, and shift as a verb. */
export const inkDropsAndShift: readonly Phrase[] = [
  ["When you play this character, get 2 ink drops.", {
    "0.effect.type": "get-ink-drops",
    "0.effect.amount": 2,
    "0.effect.player": "CONTROLLER",
  }],
  ["Each player gets an ink drop.", { "0.effect.player": "EACH_PLAYER" }],
  ["Whenever you remove an ink drop, draw a card.", {
    "0.trigger.event": "remove-ink-drops",
    "0.trigger.player": "CONTROLLER",
  }],
  ["Whenever an opponent removes an ink drop, draw a card.", {
    "0.trigger.player": "OPPONENT",
  }],
  ["Whenever you get one or more ink drops, gain 1 lore.", {
    "0.trigger.event": "get-ink-drops",
    "0.trigger.restrictions.0.type": "one-or-more",
  }],
  ["{E}, Remove an ink drop — Draw a card.", {
    "0.cost.exert": true,
    "0.cost.effects.0.type": "remove-ink-drops",
    "0.cost.effects.0.amount": 1,
  }],
  ["You may remove 3 ink drops to play this character for free.", {
    "0.effect.effect.steps.0.type": "remove-ink-drops",
    "0.effect.effect.steps.1.condition.type": "if-you-do",
    "0.effect.effect.steps.1.then.target": "SELF",
  }],
  [
    "When you play this character, if you removed an ink drop to play her, draw a card.",
    {
      "0.condition.type": "removed-ink-drops",
      "0.condition.purpose": "play",
      "0.condition.amount": 1,
    },
  ],
  ["Shift: Remove 2 ink drops", {
    "0.keyword": "Shift",
    "0.cost.effects.0.type": "remove-ink-drops",
  }],
  ["While you have 3 or more ink drops, this character gains Ward.", {
    "0.condition.left.type": "ink-drops",
    "0.condition.left.owner": "you",
    "0.condition.right": 3,
  }],
  [
    "If you would get one or more ink drops, get that many ink drops plus 1 instead.",
    {
      "0.replaces.event": "get-ink-drops",
      "0.replaces.player": "CONTROLLER",
      "0.replacement.amount.type": "sum",
      "0.replacement.amount.plus": 1,
    },
  ],
  [
    "Remove any number of ink drops. Deal 1 damage to chosen character for each ink drop removed this way.",
    {
      "0.effect.steps.0.amount": "any",
      "0.effect.steps.1.counter.what": "ink-drops-removed",
    },
  ],
  ["Your other characters gain Adventurous.", {
    "0.effect.keyword": "Adventurous",
  }],
  ["Whenever you shift a Princess character, draw a card.", {
    "0.trigger.event": "play",
    "0.trigger.restrictions.0.type": "using-shift",
    "0.trigger.on.filter.0.classification": "Princess",
  }],
  ["Whenever you shift a character onto this character, draw a card.", {
    "0.trigger.restrictions.0.type": "using-shift",
    "0.trigger.at": "SELF",
  }],
  ["You may shift a character from your discard for free.", {
    "0.effect.effect.playMethod": "shift",
    "0.effect.effect.target.zones.0": "discard",
    "0.effect.effect.cost": "free",
  }],
  ["You pay 2 {I} less for the next character you shift this turn.", {
    "0.effect.playMethod": "shift",
    "0.effect.duration": "next-play-this-turn",
  }],
  ["The next character you shift this turn gains Rush this turn.", {
    "0.effect.target.selector": "next-played",
    "0.effect.target.filter.0.type": "using-shift",
  }],
  ["You pay 1 {I} less to shift characters.", {
    "0.effect.playMethod": "shift",
    "0.effect.target.cardTypes.0": "character",
  }],
];
