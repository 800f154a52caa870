import type { Case } from "../case.ts";

/** What players choose that is no card, and some of the cards spoken of. */
export const choosingTexts: readonly Case[] = [
  {
    text:
      "Choose a classification. Your characters with that classification get +2 {S} this turn.",
    on: "action",
    answers: ["Queen"],
    changes: ["ally: strength 2 → 4"],
  },
  {
    text:
      "Choose a card type. Return all cards of that card type to their players' hands.",
    on: "action",
    answers: ["item"],
    changes: ["lamp: play → hand", "mirror: play → hand"],
  },
  {
    text: "Choose a keyword. Chosen character gains that keyword this turn.",
    on: "action",
    answers: ["Rush", ["ally"]],
    changes: ["ally: Rush 0"],
  },
  {
    text: "Choose a number. Banish all characters with that cost.",
    on: "action",
    answers: [3],
    changes: ["foe: play → discard"],
  },
  {
    text: "Choose 2 opposing characters. Banish one of them.",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: play → discard"],
  },
  {
    text: "Your other characters with no abilities get +1 {S}.",
    do: "nothing",
    cards: { ally: { text: "Ward" } },
    changes: ["hurt: strength 4 → 5"],
  },
  {
    text: "Banish all locations with no characters at them.",
    on: "action",
    cards: { ally: { at: "isle" } },
    changes: ["tower: play → discard"],
  },
  {
    text: "This character can't be dealt more than 2 damage in a challenge.",
    cards: { brute: { exerted: true } },
    do: { move: "challenge", card: "this", target: "brute" },
    changes: [
      "brute: damage 1 → 4",
      "this: damage 0 → 2",
      "this: exerted no → yes",
    ],
  },
  {
    text: "This character can't be banished by opponents' actions.",
    do: "quest",
    refused: "this: what only some cards can't do to others",
  },
  {
    text: "Choose one or both:\n• Draw a card.\n• Gain 1 lore.",
    on: "action",
    refused: "this: more than one option of a choice",
  },
];
