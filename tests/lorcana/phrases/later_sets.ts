import type { Phrase } from "./phrase.ts";

/** What is meant, and how much of it, in sets to come. */
export const laterSets: readonly Phrase[] = [
  // "it" is the card that was put somewhere.
  [
    "When you play this character, choose a card from chosen opponent's discard and put it on the bottom of their deck. If it was a character card, gain 1 lore.",
    {
      "0.effect.steps.0.target.id": 1,
      "0.effect.steps.1.condition.target.id": 1,
    },
  ],
  [
    "Whenever this character quests, you may shuffle a card from your discard into your deck. If it was a song card, draw a card.",
    { "0.effect.steps.1.condition.target.ref": "previous-target" },
  ],
  [
    "When you play this character, you may put a card from your hand on the top of your deck. If it was an item card, this character gets +2 {S} this turn.",
    { "0.effect.steps.1.condition.target.ref": "previous-target" },
  ],
  [
    "Whenever this character quests, put the top card of your deck facedown under this character. If it's an item card, draw a card.",
    {
      "0.effect.steps.1.condition.target.ref": "previous-target",
      "0.effect.steps.1.condition.query.zones.0": undefined,
    },
  ],
  [
    "Whenever this character quests, put the top card of your deck facedown under this character. It gains Ward this turn.",
    { "0.effect.steps.1.target": "SELF" },
  ],
  [
    "When you play this character, search your deck for an item card and put it into your hand. If it costs 3 or less, gain 1 lore.",
    { "0.effect.steps.1.condition.left.target.ref": "previous-target" },
  ],
  // How much the event was.
  [
    "Whenever you remove damage from one of your characters, gain 1 lore for each 1 damage removed.",
    { "0.effect.counter.of": "event" },
  ],
  [
    "Whenever an opponent loses lore, gain lore equal to the lore lost.",
    { "0.effect.amount.of": "event" },
  ],
  [
    "Whenever this character quests, each opponent loses 1 lore. Draw a card for each 1 lore lost this way.",
    { "0.effect.steps.1.counter.of": undefined },
  ],
  // No opponent has any.
  [
    "While there are no opposing characters in play, this character gets +1 {L}.",
    {
      "0.condition.query.owner": "each-opponent",
    },
  ],
  ["If all opposing characters are exerted, draw a card.", {
    "0.effect.condition.query.owner": "each-opponent",
  }],
  ["If 2 or more opposing characters are exerted, draw a card.", {
    "0.effect.condition.query.owner": "opponents",
  }],
  [
    "Whenever this character quests, each opponent with an item in play loses 1 lore.",
    {
      "0.effect.condition.comparison": "greater-or-equal",
      "0.effect.condition.query.owner": "their",
    },
  ],
  [
    "When you play this character, if you didn't use Shift to play him, draw a card.",
    { "0.condition.condition.type": "used-shift" },
  ],
  // What is counted, and how much of it counts.
  [
    "For each opposing character in play, you pay 1 {I} less to play this character, to a maximum of 3.",
    { "0.type": "static", "0.effect.amount.max": 3 },
  ],
  [
    "You pay 2 {I} less to play this character for each item you have in play, to a maximum of 6 {I}.",
    {
      "0.type": "static",
      "0.effect.amount.max": 6,
      "0.effect.amount.value.multiplier": 2,
    },
  ],
  [
    "For each card under him, this character gets +1 {S}, to a maximum of +3 {S}.",
    { "0.effect.modifier.value.type": "cards-under" },
  ],
  ["This character gets +1 {L} for every 2 cards under her.", {
    "0.effect.modifier.per": 2,
  }],
  [
    "When this character leaves play, draw a card for each 2 cards that were under her.",
    { "0.effect.counter.per": 2, "0.effect.counter.past": true },
  ],
  ["{E} — If you have 5 or more cards under this character, draw 2 cards.", {
    "0.condition.left.type": "cards-under",
  }],
  // What would happen, and what has.
  [
    "The next time one of your characters would be banished in a challenge this turn, remove all damage from them instead.",
    {
      "0.effect.replaces": "banish-in-challenge",
      "0.effect.replacement.target.ref": "trigger-subject",
    },
  ],
  [
    "If an opposing character quested during their last turn, draw 2 cards. If not, draw a card.",
    {
      "0.effect.condition.turn": "their-last",
      "0.effect.else.amount": 1,
    },
  ],
  [
    "Chosen opponent reveals cards from the top of their deck until they reveal a character card. They put that card into their hand and the rest into their discard.",
    { "0.effect.putInto": "hand", "0.effect.rest": "discard" },
  ],
  // To whom it is done, and who does what comes next.
  ["Deal 2 damage to chosen character and each of your characters.", {
    "0.effect.target.join": "and",
  }],
  [
    "Deal 2 damage to chosen character and your characters gain Rush this turn.",
    {
      "0.effect.steps.0.target": "CHOSEN_CHARACTER",
      "0.effect.steps.1.target": "YOUR_CHARACTERS",
    },
  ],
  ["Exert chosen character and your characters can't quest this turn.", {
    "0.effect.steps.0.target": "CHOSEN_CHARACTER",
    "0.effect.steps.1.target": "YOUR_CHARACTERS",
  }],
  [
    "Reveal the top 4 cards of your deck. An opponent chooses one of those cards. Put that card into your discard and the rest into your hand.",
    { "0.effect.destinations.0.chosenBy": "OPPONENT" },
  ],
  // Who may move does so now, unless it says for how long.
  ["Whenever you play a location, this character may move there for free.", {
    "0.effect.type": "optional",
    "0.effect.effect.type": "move-to-location",
    "0.effect.effect.location.ref": "trigger-subject",
  }],
  [
    "When you play this character, your characters may move to locations for free this turn.",
    { "0.effect.type": "move-cost-reduction" },
  ],
  // Who is in the challenge.
  [
    "While this character is challenging, your other characters get +1 {S}.",
    {
      "0.condition.role": "attacker",
      "0.effect.target": "YOUR_OTHER_CHARACTERS",
    },
  ],
  [
    "Whenever a character is banished in a challenge while here, you may return that card to your hand.",
    { "0.trigger.restrictions.1.condition.type": "at-location" },
  ],
];
