import type { Phrase } from "./phrase.ts";

/** What cannot happen, and what must be so. */
export const newLimits: readonly Phrase[] = [
  ["Damage dealt by this character can't be reduced.", {
    "0.effect.restriction": "dealt-damage-cant-be-reduced",
  }],
  ["Damage dealt to opposing characters can't be reduced this turn.", {
    "0.effect.restriction": "taken-damage-cant-be-reduced",
    "0.effect.duration": "this-turn",
  }],
  ["This character's {S} can't be reduced below its printed value.", {
    "0.effect.restriction": "stat-cant-be-reduced-below-printed",
    "0.effect.stat": "strength",
  }],
  ["This character's {W} can't be reduced.", {
    "0.effect.restriction": "stat-cant-be-reduced",
    "0.effect.stat": "willpower",
  }],
  ["Opposing characters can't quest unless their player pays 1 {I}.", {
    "0.effect.unlessInk": 1,
  }],
  [
    "Opposing characters can't challenge unless their player pays 1 {I} for each of them.",
    { "0.effect.unlessInkEach": true },
  ],
  ["Only one opposing character can challenge each turn.", {
    "0.effect.restriction": "cant-challenge",
    "0.effect.limit": 1,
  }],
  ["Opponents can't play more than 2 cards each turn.", {
    "0.effect.restriction": "cant-play",
    "0.effect.limit": 2,
  }],
  ["Opponents can't put cards into their inkwell during your turn.", {
    "0.effect.restriction": "cant-ink",
    "0.effect.duration": "during-your-turn",
  }],
  ["Opponents can't cause you to discard cards.", {
    "0.effect.restriction": "cant-make-you-discard",
  }],
  ["Opponents can't play songs for free.", { "0.effect.cost": "free" }],
  ["Players can't get ink drops.", {
    "0.effect.restriction": "cant-get-ink-drops",
    "0.effect.player": "EACH_PLAYER",
  }],
  ["This character can't {E} to sing songs with Sing Together.", {
    "0.effect.restriction": "cant-sing",
    "0.effect.object.filter.0.keyword": "SingTogether",
  }],
  ["Characters here can't be chosen by opponents.", {
    "0.effect.restriction": "cant-be-chosen",
    "0.effect.chooser": "OPPONENTS",
  }],
  ["While an opponent has no lore, this character gets +2 {L}.", {
    "0.condition.left.owner": "opponent",
    "0.condition.right": 0,
  }],
  ["While you have the most characters in play, this character gains Ward.", {
    "0.condition.type": "has-most",
    "0.condition.which": "most",
  }],
  [
    "While this character has the highest {S} among your characters, he gets +2 {L}.",
    { "0.condition.filters.0.among": "YOUR_CHARACTERS" },
  ],
  ["If you used Sing Together to sing this song, draw a card.", {
    "0.effect.condition.type": "used-sing-together",
  }],
  ["Your Pirate characters at a location gain Ward.", {
    "0.effect.target.filter.1.type": "at-location",
  }],
  ["Your Pirate characters gain Ward while at a location.", {
    "0.effect.target.filter.1.type": "at-location",
  }],
  ["Chosen Ice Bear character gains Rush this turn.", {
    "0.effect.target.filter.0.classification": "Ice Bear",
  }],
  ["⟳, 2 ⬡ — Chosen character gets +1 ¤, +1 ⛉, and +1 ◊ this turn.", {
    "0.cost.exert": true,
    "0.cost.ink": 2,
    "0.effect.steps.0.stat": "strength",
    "0.effect.steps.1.stat": "willpower",
    "0.effect.steps.2.stat": "lore",
  }],
];
