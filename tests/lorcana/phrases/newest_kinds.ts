import type { Phrase } from "./phrase.ts";

/** Kinds of phrases that the newest cards brought along. */
export const newestKinds: readonly Phrase[] = [
  ["Draw a card, gain 1 lore, or both.", {
    "0.effect.choose": 2,
    "0.effect.upTo": true,
    "0.effect.atLeast": 1,
  }],
  ["Each opponent loses 1 lore or discards a card.", {
    "0.effect.chooser": "EACH_OPPONENT",
    "0.effect.options.1.player.that": "EACH_OPPONENT",
  }],
  [
    "Chosen opponent chooses one:\n• Lose 2 lore.\n• You draw 2 cards.",
    {
      "0.effect.chooser": "CHOSEN_OPPONENT",
      "0.effect.options.0.player.that": "CHOSEN_OPPONENT",
      "0.effect.options.1.player": "CONTROLLER",
    },
  ],
  ["{E}, X {I} — Deal X damage to chosen character.", {
    "0.cost.ink": "X",
    "0.effect.amount.type": "chosen-number",
  }],
  [
    "Banish chosen character of yours. If you do, choose one:\n• Deal 2 damage to chosen opposing character.\n• Draw cards equal to that character's {L}.",
    {
      "0.effect.steps.0.target.id": 1,
      "0.effect.steps.1.then.options.1.amount.target.id": 1,
    },
  ],
  [
    "When you play this item, draw a card. While you have no cards in your hand, your characters get +1 {S}.",
    { "0.type": "triggered", "1.type": "static" },
  ],
  ["Support and Ward while you have a Queen character in play.", {
    "0.effect.keyword": "Support",
    "1.effect.keyword": "Ward",
    "1.condition.type": "count",
  }],
  [
    "Choose 2 opposing characters. Exert one of them and banish the other.",
    {
      "0.effect.steps.2.target.except.id": 2,
      "0.effect.steps.2.target.count": 1,
    },
  ],
  [
    "Reveal the top 2 cards of your deck. If they have the same cost, gain 1 lore.",
    { "0.effect.steps.1.condition.filters.0.of": "cost" },
  ],
  [
    "Reveal the top 2 cards of your deck. If all of them are songs, gain 1 lore.",
    { "0.effect.steps.1.condition.type": "matches" },
  ],
  [
    "Whenever this character quests, if he's at a location, gain lore equal to that location's {L}.",
    { "0.condition.id": 1, "0.effect.amount.target.id": 1 },
  ],
  ["Whenever an opposing character is banished by an action, draw a card.", {
    "0.trigger.restrictions.0.cause.what.0": "action",
  }],
  ["Your items can't be banished by opponents.", {
    "0.effect.cause.whose": "opponents",
  }],
  [
    "At the end of your turn, if none of your characters challenged this turn, draw a card.",
    { "0.condition.value": 0, "0.condition.comparison": "equal" },
  ],
  [
    "For each item you have in play, you may play a character with cost 1 for free and they enter play exerted.",
    { "0.effect.effect.effect.entersExerted": true },
  ],
  [
    "Reveal a card from your hand. Until the start of your next turn, whenever an opponent plays a card with that name, draw a card.",
    { "0.effect.steps.1.ability.trigger.on.filter.0.as.id": 1 },
  ],
  [
    "Whenever one of your Knight characters quests, another chosen character of yours gains Rush this turn.",
    { "0.effect.target.except.ref": "trigger-subject" },
  ],
  [
    "Put a character card from your hand facedown under chosen character of yours. If you do, that character gets +{S} equal to that card's {S} this turn.",
    {
      "0.effect.steps.0.under.id": 1,
      "0.effect.steps.1.then.target.id": 1,
      "0.effect.steps.1.then.modifier.target.id": 2,
    },
  ],
  [
    "Once per turn, you may pay 2 {I} to ready chosen character of yours. They can't quest for the rest of this turn.",
    { "0.type": "activated", "0.effect.steps.1.target.id": 1 },
  ],
  ["Each opponent skips their next ready step.", {
    "0.effect.next": true,
    "0.effect.step": "ready",
  }],
  [
    "Choose one of your characters and a location. Move that character to that location for free.",
    {
      "0.effect.steps.1.character.id": 1,
      "0.effect.steps.1.location.id": 2,
    },
  ],
  ["Deal 1 damage to each opposing character and location.", {
    "0.effect.target.cardTypes.1": "location",
    "0.effect.target.owner": "opponent",
  }],
  [
    "Deal 3 damage to chosen character. If that character survives, exert them.",
    {
      "0.effect.steps.1.condition.type": "not",
    },
  ],
];
