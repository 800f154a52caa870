import type { Case } from "../case.ts";

const turned = [
  "e1: deck → hand",
  "rival: lore 5 → 6",
  "foe: exerted yes → no",
] as const;

/** Who does it, when and how often, and what both branches share. */
export const whoAndWhenTexts: readonly Case[] = [
  {
    text: "Each opponent with more lore than you loses 1 lore.",
    when: "of two opponents, one has more",
    on: "action",
    third: true,
    changes: ["rival: lore 5 → 4"],
  },
  {
    text: "Each player with 3 or more cards in their hand draws a card.",
    on: "action",
    changes: ["d1: deck → hand"],
  },
  {
    text:
      "Each opponent with more lore than you loses 1 lore and you draw a card.",
    when: "two have more, but you draw once",
    on: "action",
    third: true,
    you: { lore: 0 },
    changes: [
      "rival: lore 5 → 4",
      "third: lore 2 → 1",
      "d1: deck → hand",
    ],
  },
  {
    text: "Each player draws a card for each item they have in play.",
    when: "each of them counts their own",
    on: "action",
    rival: { play: ["foe"] },
    changes: ["d1: deck → hand"],
  },
  {
    text: "Each player may draw a card.",
    when: "only the rival does",
    on: "action",
    answers: [false, true],
    changes: ["e1: deck → hand"],
  },
  {
    text: "Each player may draw a card.",
    when: "both do, and each draws one",
    on: "action",
    answers: [true, true],
    changes: ["d1: deck → hand", "e1: deck → hand"],
  },
  {
    text:
      "Deal 1 damage to chosen character. If you have a Hero character in play, deal 2 damage to that character instead.",
    when: "that character is the chosen one, not the Hero",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: damage 1 → 3"],
  },
  {
    text:
      "Deal 1 damage to chosen character. If you have a Pirate character in play, deal 2 damage to that character instead.",
    when: "the choice is the same without one",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: damage 1 → 2"],
  },
  {
    text:
      "You may draw a card. If you have a Hero character in play, draw 2 cards instead.",
    when: "nobody has to draw 2",
    on: "action",
    answers: [false],
    changes: [],
  },
  {
    text:
      "Your characters get +1 {S} this turn. If you have a Hero character in play, they get +2 {S} this turn instead.",
    on: "action",
    changes: ["ally: strength 2 → 4", "hurt: strength 4 → 6"],
  },
  {
    text:
      "When you play this location, choose a character. While this location is in play, that character can't ready at the start of their turn.",
    on: "location",
    do: [{ move: "play", card: "this", answers: [["foe"]] }, "end-turn"],
    in: "hand",
    changes: ["this: hand → play", "e1: deck → hand", "rival: lore 5 → 6"],
  },
  {
    text:
      "When you play this location, choose a character. While this location is in play, that character can't ready at the start of their turn.",
    when: "it is not in play anymore",
    on: "location",
    in: "hand",
    cards: { lamp: { text: "{E} — Banish chosen location." } },
    do: [
      { move: "play", card: "this", answers: [["foe"]] },
      { move: "activate", card: "lamp", answers: [["this"]] },
      "end-turn",
    ],
    changes: [
      "this: hand → discard",
      "lamp: exerted no → yes",
      ...turned,
    ],
  },
  {
    text: "Once during your turn, you may discard a card to draw a card.",
    do: { move: "activate", card: "this", answers: [["cup"]] },
    changes: ["cup: hand → discard", "d1: deck → hand"],
  },
  {
    text: "Once during your turn, you may discard a card to draw a card.",
    when: "not a second time",
    do: [
      { move: "activate", card: "this", answers: [["cup"]] },
      { move: "activate", card: "this", answers: [["pip"]] },
    ],
    refused: "cannot run: the ability cannot be used now",
  },
  {
    text: "At the end of your turn, draw a card.",
    when: "an action is gone by then, and draws once",
    on: "action",
    in: "hand",
    do: ["play", "end-turn"],
    changes: ["d1: deck → hand", ...turned],
  },
  {
    text: "At the end of your next turn, gain 2 lore.",
    when: "not in this one",
    on: "action",
    in: "hand",
    do: ["play", "end-turn"],
    changes: [...turned],
  },
  {
    text: "Draw your entire deck, then discard that many cards.",
    on: "action",
    you: { deck: ["d1"] },
    answers: [["cup"]],
    changes: ["d1: deck → hand", "cup: hand → discard"],
  },
  {
    text:
      "Whenever this character challenges, he gets +2 {S} while challenging.",
    when: "and not afterwards",
    cards: { brute: { exerted: true, printed: { strength: 0 } } },
    do: { move: "challenge", card: "this", target: "brute" },
    changes: ["this: exerted no → yes", "brute: play → discard"],
  },
  {
    text: "Chosen character gets +2 {S} while challenging this turn.",
    on: "action",
    in: "hand",
    do: [
      { move: "play", card: "this", answers: [["ally"]] },
      { move: "challenge", card: "ally", target: "foe" },
    ],
    changes: ["ally: play → discard", "foe: play → discard"],
  },
  {
    text: "Your other characters get +2 {S} while challenging.",
    do: { move: "challenge", card: "ally", target: "foe" },
    changes: ["ally: play → discard", "foe: play → discard"],
  },
  {
    text: "Whenever a character is returned to your hand, gain 1 lore.",
    cards: {
      lamp: { text: "{E} — Return chosen character to their player's hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: [
      "lamp: exerted no → yes",
      "ally: play → hand",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever a character is returned to your hand, gain 1 lore.",
    when: "a rival's goes to another hand",
    cards: {
      lamp: { text: "{E} — Return chosen character to their player's hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["foe"]] },
    changes: ["lamp: exerted no → yes", "foe: play → hand"],
  },
  {
    text:
      "Each opponent loses 1 lore. If they have 3 or more lore, they lose 2 lore instead.",
    when: "one of two has that much",
    third: true,
    on: "action",
    changes: ["rival: lore 5 → 3", "third: lore 2 → 1"],
  },
  {
    text:
      "Chosen opponent discards a card. If they have 10 or more cards in their hand, they lose 2 lore instead.",
    when: "they are chosen once",
    third: true,
    on: "action",
    answers: ["rival", ["imp"]],
    changes: ["imp: hand → discard"],
  },
  {
    text:
      "Each opponent discards a card. If they can't, they lose 2 lore instead.",
    when: "they have none",
    on: "action",
    rival: { hand: [] },
    changes: ["rival: lore 5 → 3"],
  },
  {
    text:
      "Choose a character of yours and an opposing character. Return them to their players' hands.",
    on: "action",
    answers: [["ally"], ["foe"]],
    changes: ["ally: play → hand", "foe: play → hand"],
  },
  {
    text:
      "Each player chooses one of their characters. If that character is damaged, banish them. Otherwise, exert them.",
    when: "one is, one is not",
    on: "action",
    answers: [["ally"], ["brute"]],
    changes: ["ally: exerted no → yes", "brute: play → discard"],
  },
];
