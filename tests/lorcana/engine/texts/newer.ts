import type { Case } from "../case.ts";

/** What newer cards say: numbers that are set, players in pairs. */
export const newerTexts: readonly Case[] = [
  {
    text: "Chosen character's base {S} becomes 7 this turn.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: strength 2 → 7"],
  },
  {
    text:
      "Chosen character gets +1 {S} this turn. Their base {S} becomes 4 this turn.",
    when: "what changes it is added",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: strength 2 → 5"],
  },
  {
    text:
      "Your other characters' {L} is equal to the number of items you have in play.",
    do: "nothing",
    changes: ["hurt: lore 2 → 1"],
  },
  {
    text: "Double chosen character's {S} this turn.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: strength 2 → 4"],
  },
  {
    text:
      "Chosen opposing character gets -X {S} this turn, where X is the number of cards in your hand.",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: strength 5 → 2"],
  },
  {
    text:
      "This character gets +{S} equal to the highest cost among your other characters.",
    do: "nothing",
    changes: ["this: strength 3 → 8"],
  },
  {
    text:
      "Gain 1 lore for each different classification among your characters.",
    on: "action",
    changes: ["you: lore 3 → 6"],
  },
  {
    text: "Gain 1 lore for each 2 cards in your hand.",
    on: "action",
    changes: ["you: lore 3 → 4"],
  },
  {
    text: "You and another chosen player each draw a card and gain 1 lore.",
    on: "action",
    changes: [
      "d1: deck → hand",
      "e1: deck → hand",
      "rival: lore 5 → 6",
      "you: lore 3 → 4",
    ],
  },
  {
    text:
      "The next time chosen character would be dealt damage this turn, prevent it. Deal 2 damage to chosen character.",
    on: "action",
    answers: [["ally"], ["ally"]],
    changes: [],
  },
  {
    text:
      "Reveal cards from the top of your deck until you reveal an item card. Put it into your hand and the rest on the bottom of your deck in a random order.",
    on: "action",
    changes: ["d3: deck → hand", "revealed: d1 d2 d3"],
  },
  {
    text:
      "{E} — Draw a card. Use this ability only if you have no cards in your hand.",
    on: "item",
    do: "activate",
    refused: "cannot run: the ability cannot be used now",
  },
  {
    text:
      "Each player chooses one of their characters and banishes all their other characters.",
    on: "action",
    answers: [["ally"], ["foe"]],
    changes: ["brute: play → discard", "hurt: play → discard"],
  },
  {
    text: "Choose and discard any number of cards. Draw that many cards.",
    on: "action",
    answers: [["pip", "tune"]],
    changes: [
      "d1: deck → hand",
      "d2: deck → hand",
      "pip: hand → discard",
      "tune: hand → discard",
    ],
  },
  {
    text: "Remove up to 2 damage from chosen character. Gain that much lore.",
    on: "action",
    answers: [["hurt"], 2],
    changes: ["hurt: damage 2 → 0", "you: lore 3 → 5"],
  },
  {
    text: "Deal 1 damage to each character that quested this turn.",
    on: "action",
    in: "hand",
    do: [{ move: "quest", card: "ally" }, "play"],
    changes: [
      "ally: damage 0 → 1",
      "ally: exerted no → yes",
      "you: lore 3 → 4",
    ],
  },
  {
    text:
      "If you have 2 or more characters with the same name in play, draw a card.",
    on: "action",
    changes: [],
  },
  {
    text:
      "If you have 2 or more characters with the same name in play, draw a card.",
    on: "action",
    when: "two of them are there",
    cards: { hurt: { printed: { name: "Elsa" } } },
    changes: ["d1: deck → hand"],
  },
  {
    text:
      "If you have an item in play, return an item card from your discard to your hand. Otherwise, put it on the top of your deck.",
    on: "action",
    changes: ["rope: discard → hand"],
  },
  {
    text:
      "If you have a Pirate character in play, return an item card from your discard to your hand. Otherwise, put it on the top of your deck.",
    on: "action",
    changes: ["rope: discard → deck"],
  },
  {
    text:
      "Each player draws a card. If you have an item in play, you draw 2 cards instead.",
    on: "action",
    changes: ["d1: deck → hand", "d2: deck → hand", "e1: deck → hand"],
  },
];
