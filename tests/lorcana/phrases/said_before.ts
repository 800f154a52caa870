import type { Phrase } from "./phrase.ts";

/** What was so or was done before, and how much of it. */
export const saidBefore: readonly Phrase[] = [
  // Numbers of cards that stand before them.
  [
    "When you play this character, deal damage to chosen character equal to their {S}.",
    {
      "0.effect.amount.target.id": 1,
      "0.effect.target.id": 1,
    },
  ],
  [
    "Banish chosen character of yours. Deal damage equal to that character's {S} to another chosen character.",
    {
      "0.effect.steps.1.amount.target.id": 1,
      "0.effect.steps.1.target.id": undefined,
    },
  ],
  // What would happen, and how often.
  [
    "Once per turn, if one of your characters would be banished, you may return them to your hand instead.",
    { "0.replaces.timesPerTurn": 1, "0.replaces.first": undefined },
  ],
  ["Once per turn, if you would draw a card, gain 1 lore instead.", {
    "0.replaces.first": true,
    "0.replaces.eachTurn": true,
  }],
  [
    "Choose a character of yours. For the rest of this turn, the next time that character would be dealt damage, deal that much damage to chosen opposing character instead.",
    { "0.effect.steps.1.replacement.amount.of": undefined },
  ],
  [
    "If you would get 1 or more ink drops, you get that number plus 1 instead.",
    {
      "0.replaces.several": true,
      "0.replacement.amount.plus": 1,
    },
  ],
  // Choices that depend on something are about what was before them.
  [
    "When you play this character, choose one. If you removed an ink drop to play him, choose both instead:\n• Deal 3 damage to chosen character.\n• Draw a card.",
    {
      "0.effect.insteadIf.type": "removed-ink-drops",
      "0.effect.insteadIf.target": undefined,
    },
  ],
  // What was so already is asked first.
  [
    "Chosen character gains Evasive this turn. If they already have Evasive, draw a card.",
    {
      "0.effect.steps.0.type": "select-target",
      "0.effect.steps.1.condition.type": "has",
      "0.effect.steps.2.type": "gain-keyword",
    },
  ],
  [
    "Exert chosen character. If they were already exerted, deal 2 damage to them instead.",
    {
      "0.effect.steps.1.condition.type": "is-exerted",
      "0.effect.steps.1.then.type": "deal-damage",
      "0.effect.steps.1.else.type": "exert",
    },
  ],
  // How much was done.
  [
    "Move up to 3 damage from chosen character of yours to chosen opposing character. If you moved 3 damage this way, draw a card.",
    {
      "0.effect.steps.1.condition.left.what": "damage-moved",
      "0.effect.steps.1.condition.comparison": "equal",
      "0.effect.steps.1.condition.right": 3,
    },
  ],
  [
    "Remove up to 3 damage from chosen character. If 2 or more damage was removed this way, draw a card.",
    {
      "0.effect.steps.1.condition.left.what": "damage-removed",
      "0.effect.steps.1.condition.comparison": "greater-or-equal",
    },
  ],
  [
    "You may remove any number of ink drops. If you removed 2 or more ink drops this way, draw a card.",
    { "0.effect.steps.1.condition.left.what": "ink-drops-removed" },
  ],
  [
    "Each opponent loses 2 lore. If 2 or more lore was lost this way, draw a card.",
    { "0.effect.steps.1.condition.left.what": "lore-lost" },
  ],
  [
    "Deal 3 damage to chosen opposing character. If they weren't banished this way, exert them.",
    {
      "0.effect.steps.1.condition.type": "not",
      "0.effect.steps.1.condition.condition.what": "banished",
    },
  ],
  // Each player, for their own.
  [
    "Return up to 3 chosen characters to their players' hands. For each opposing character returned this way, that character's player loses 1 lore.",
    {
      "0.effect.steps.1.effect.player": "EACH_OPPONENT",
      "0.effect.steps.1.counter.query.owner": "their",
    },
  ],
  [
    "Banish all items. For each item banished this way, its player draws a card.",
    { "0.effect.steps.1.effect.player": "EACH_PLAYER" },
  ],
  // Others than those who came, and those who were there.
  [
    "Move chosen character of yours to a location. Each other character there gets +1 {L} this turn.",
    { "0.effect.steps.1.target.except.ref": "previous-target" },
  ],
  [
    "Whenever you move a character to a location, each other character there gets +1 {S} this turn.",
    { "0.effect.target.except.ref": "trigger-subject" },
  ],
  ["Move chosen character at a location to another location for free.", {
    "0.effect.location.except.ref": "previous-target",
  }],
  [
    "Banish chosen location. Deal 2 damage to each character that was there.",
    { "0.effect.steps.1.target.filter.0.location.id": 1 },
  ],
  [
    "Chosen character gets +1 {S} this turn for each other character you have in play.",
    { "0.effect.modifier.query.except.id": 1 },
  ],
  // Others than whoever set it off.
  ["Whenever a player plays a song, each other player may draw a card.", {
    "0.effect.chooser": "EACH_OTHER_PLAYER",
  }],
  ["When you play this character, each other player draws a card.", {
    "0.effect.player": "EACH_OPPONENT",
  }],
  // As many as were spoken of.
  [
    "Discard any number of cards. Return that many character cards from your discard to your hand.",
    { "0.effect.steps.1.target.count.type": "trigger-amount" },
  ],
  [
    "Banish any number of your items. Exert that many chosen opposing characters.",
    {
      "0.effect.steps.1.target.selector": "chosen",
      "0.effect.steps.1.target.count.of": "effect",
    },
  ],
  // Which card "it" and "that character" are.
  [
    "Whenever an opposing character challenges this character, deal 1 damage to that character.",
    { "0.effect.target.ref": "trigger-subject" },
  ],
  [
    "Whenever an opposing character challenges this location, deal 1 damage to that character.",
    {
      "0.trigger.defender": "THIS_LOCATION",
      "0.effect.target.ref": "trigger-subject",
    },
  ],
  [
    "At the start of your turn, reveal the top card of your deck. If it has cost 4 or more, this character gets +2 {L} this turn. Put it on the top or the bottom of your deck.",
    { "0.effect.steps.2.target.id": 1 },
  ],
  [
    "Reveal the top card of your deck. If it's a song card, gain 1 lore. Put that card on the bottom of your deck.",
    { "0.effect.steps.2.target.id": 1 },
  ],
  [
    "At the start of your turn, reveal the top card of your deck. If its cost is equal to the number of cards under this character, you may play it for free.",
    {
      "0.effect.steps.1.condition.right.type": "cards-under",
      "0.effect.steps.1.then.effect.target.id": 1,
    },
  ],
];
