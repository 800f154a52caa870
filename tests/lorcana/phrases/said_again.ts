import type { Phrase } from "./phrase.ts";

/** Nouns make their cards the last ones spoken of; cards are as they were. */
export const saidAgain: readonly Phrase[] = [
  [
    "Whenever this character is challenged, the challenging character gets -2 {S} this turn. They can't ready at the start of their next turn.",
    {
      "0.effect.steps.0.target.ref": "attacker",
      "0.effect.steps.1.target.ref": "attacker",
    },
  ],
  [
    "Whenever one of your characters is challenged, the challenging character gets -2 {S} this turn. They can't ready at the start of their next turn.",
    { "0.effect.steps.1.target.ref": "attacker" },
  ],
  [
    "Whenever this character challenges another character, the challenged character gets -2 {S} this turn. They can't ready at the start of their next turn.",
    { "0.effect.steps.1.target.ref": "defender" },
  ],
  [
    "Whenever this character challenges another character, deal 1 damage to the challenged character. If they're damaged, draw a card.",
    { "0.effect.steps.1.condition.target.ref": "defender" },
  ],
  [
    "Whenever one of your characters challenges another character, exert chosen opposing character. The challenging character gains Evasive this turn. They can't ready at the start of their next turn.",
    {
      "0.effect.steps.1.target.ref": "attacker",
      "0.effect.steps.2.target.ref": "attacker",
    },
  ],
  [
    "Whenever this character is challenged, return the challenging character to their player's hand. They lose 1 lore.",
    { "0.effect.steps.1.player.ownerOf.ref": "attacker" },
  ],
  // Only this card is known to be a "he".
  [
    "Whenever this character is challenged, the challenging character gets -2 {S} this turn. He gains Resist +1 this turn.",
    { "0.effect.steps.1.target": "SELF" },
  ],
  // What the event did to a card says which one it is.
  [
    "Whenever you play a character, exert chosen character. The played character gains Rush this turn. They can't quest for the rest of this turn.",
    {
      "0.effect.steps.1.target.ref": "trigger-subject",
      "0.effect.steps.2.target.ref": "trigger-subject",
    },
  ],
  [
    "Whenever one of your characters is banished, return chosen character to their player's hand. Return the banished character to your hand.",
    { "0.effect.steps.1.target.ref": "trigger-subject" },
  ],
  [
    "Whenever this character banishes another character in a challenge, chosen character gets +1 {S} this turn. Put the banished character into your inkwell facedown.",
    { "0.effect.steps.1.target.ref": "defender" },
  ],
  [
    "Whenever this character deals damage to another character, exert chosen character. Exert the damaged character.",
    { "0.effect.steps.1.target.ref": "defender" },
  ],
  // Here, under: where this card has left, as it was then.
  [
    "When this location is banished, each character that was here gets +2 {S} and gains Rush during your next turn.",
    {
      "0.effect.steps.0.target.filter.0.type": "at-location",
      "0.effect.steps.0.target.filter.0.location": "THIS_LOCATION",
      "0.effect.steps.1.target.filter.0.type": "at-location",
    },
  ],
  [
    "When this location is banished, deal 1 damage to each character here.",
    { "0.effect.target.filter.0.location": "THIS_LOCATION" },
  ],
  [
    "When this location leaves play, exert chosen character here. They can't ready at the start of their next turn.",
    {
      "0.effect.steps.0.target.filter.0.location": "THIS_LOCATION",
      "0.effect.steps.0.target.id": 1,
      "0.effect.steps.1.target.id": 1,
    },
  ],
  [
    "When this location is banished, draw a card for each character that was here.",
    { "0.effect.counter.query.filter.0.location": "THIS_LOCATION" },
  ],
  [
    "When this location is banished, if there was an exerted character here, return this card from your discard to your hand.",
    { "0.condition.query.filter.1.location": "THIS_LOCATION" },
  ],
  [
    "Whenever a character moves here, each character here gets +1 {S} this turn.",
    { "0.effect.target": "CHARACTERS_HERE" },
  ],
  [
    "When this character leaves play, return all cards that were under her to their players' hands.",
    { "0.effect.past": true },
  ],
  [
    "When this character is banished, draw a card for each card under him.",
    { "0.effect.counter.past": true },
  ],
  [
    "Whenever one of your characters is banished, draw a card for each card that was under them.",
    { "0.effect.counter.past": true },
  ],
  [
    "Banish chosen character. Gain lore equal to the number of cards that were under them.",
    { "0.effect.steps.1.amount.past": true },
  ],
  [
    "Whenever this character quests, draw a card for each card under him.",
    { "0.effect.counter.past": undefined },
  ],
  // Still in play, after the event.
  [
    "Whenever this character is dealt damage, if he isn't banished, you may draw a card.",
    {
      "0.condition.type": "in-zone",
      "0.condition.target": "SELF",
      "0.condition.zone": "play",
    },
  ],
  [
    "Whenever one of your characters is dealt damage, if they aren't banished, draw a card.",
    { "0.condition.target.ref": "trigger-subject" },
  ],
  [
    "Whenever this character quests, deal 1 damage to chosen character. If they aren't banished, draw a card.",
    { "0.effect.steps.1.condition.condition.type": "this-way" },
  ],
  // The card that was just put into the inkwell.
  [
    "When you play this character, you may put an additional card from your hand into your inkwell facedown. If it's a character card, this character gains Rush this turn.",
    {
      "0.effect.steps.0.effect.type": "put-into-inkwell",
      "0.effect.steps.0.effect.target.id": 1,
      "0.effect.steps.1.condition.target.id": 1,
      "0.effect.steps.1.condition.query.zones.0": undefined,
      "0.effect.steps.1.then.target": "SELF",
    },
  ],
  [
    "During your turn, you may put an additional card from your hand into your inkwell facedown.",
    { "0.effect.effect.type": "additional-inkwell" },
  ],
  // What stands next to a location is said of it, if it can be.
  [
    "Characters at locations with cost 3 or more get +1 {S}.",
    {
      "0.effect.target.filter.0.location.filter.0.type": "cost-comparison",
      "0.effect.target.filter.1": undefined,
    },
  ],
  [
    "Your characters at a location that costs 3 or less gain Ward.",
    { "0.effect.target.filter.0.location.filter.0.value": 3 },
  ],
  [
    "Your characters at a location with Evasive get +1 {S}.",
    { "0.effect.target.filter.1.keyword": "Evasive" },
  ],
  [
    "Your characters at a location with 3 {S} or more get +1 {L}.",
    { "0.effect.target.filter.1.type": "strength-comparison" },
  ],
  // Only cards that were played can have been played with Shift.
  [
    "When you play this character, deal 1 damage to chosen character. If you used Shift to play her, draw a card.",
    {
      "0.effect.steps.1.condition.type": "used-shift",
      "0.effect.steps.1.condition.target": undefined,
    },
  ],
  [
    "Whenever you play a character, exert chosen character. If you used Shift to play them, draw a card.",
    { "0.effect.steps.1.condition.target.ref": "trigger-subject" },
  ],
  [
    "You may play a character from your hand for free. Characters played this way enter play exerted.",
    { "0.effect.effect.entersExerted": true },
  ],
];
