import type { Case } from "../case.ts";

/** What players choose that is no card, and some of the cards spoken of. */
export const choosingTexts: readonly Case[] = [
  {
    text:
      "Banish chosen location. Deal 1 damage to each character that was there.",
    on: "action",
    in: "hand",
    cards: { ally: { at: "isle" } },
    do: { move: "play", card: "this", answers: [["isle"]] },
    changes: [
      "ally: at isle → nowhere",
      "ally: damage 0 → 1",
      "isle: play → discard",
    ],
  },
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
    text: "Chosen player draws 2 cards. Each other player draws a card.",
    on: "action",
    answers: ["rival"],
    changes: [
      "d1: deck → hand",
      "e1: deck → hand",
      "e2: deck → hand",
    ],
  },
  {
    text:
      "Put the top 3 cards of your deck into your discard. If any of them are songs, gain 2 lore.",
    on: "action",
    changes: [
      "d1: deck → discard",
      "d2: deck → discard",
      "d3: deck → discard",
      "you: lore 3 → 5",
    ],
  },
  {
    text: "Banish 2 chosen characters with the same name.",
    on: "action",
    cards: { hurt: { printed: { name: "Elsa" } } },
    answers: [["ally", "hurt"]],
    changes: ["ally: play → discard", "hurt: play → discard"],
  },
  {
    text: "Choose one or both:\n• Draw a card.\n• Gain 1 lore.",
    on: "action",
    refused: "this: more than one option of a choice",
  },
  {
    text: "Exert chosen damaged character or item.",
    when: "an item is never damaged",
    on: "action",
    answers: [["lamp"]],
    changes: ["lamp: exerted no → yes"],
  },
  {
    text:
      "Deal 2 damage to chosen character. You may banish one of your items. If you do, deal 4 damage instead.",
    on: "action",
    answers: [["brute"], true],
    changes: ["lamp: play → discard", "brute: damage 1 → 5"],
  },
  {
    text:
      "Deal 2 damage to chosen character. You may banish one of your items. If you do, deal 4 damage instead.",
    on: "action",
    when: "you do not",
    answers: [["brute"], false],
    changes: ["brute: damage 1 → 3"],
  },
  {
    text:
      "Reveal the top card of your deck. Put it into your hand or put it into your inkwell facedown.",
    on: "action",
    answers: [1],
    changes: ["d1: deck → inkwell", "revealed: d1"],
  },
  {
    text: "Put the top 2 cards of your deck into your hand.",
    on: "action",
    changes: ["d1: deck → hand", "d2: deck → hand"],
  },
  {
    text: "Put the bottom card of your deck into your hand.",
    on: "action",
    changes: ["d5: deck → hand"],
  },
  {
    text:
      "Each player draws a card. If an opponent draws a card this way, gain 1 lore.",
    on: "action",
    changes: ["d1: deck → hand", "e1: deck → hand", "you: lore 3 → 4"],
  },
];
