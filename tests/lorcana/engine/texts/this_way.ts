import type { Case } from "../case.ts";

/** What was done this way: whose pile it was, and where the cards are now. */
export const thisWayTexts: readonly Case[] = [
  {
    text:
      "Each player puts the top card of their deck into their discard. Gain 1 lore for each card put into your discard this way.",
    on: "action",
    changes: ["d1: deck → discard", "e1: deck → discard", "you: lore 3 → 4"],
  },
  {
    text:
      "Each player puts the top card of their deck into their discard. Gain 1 lore for each card put into a discard this way.",
    on: "action",
    changes: ["d1: deck → discard", "e1: deck → discard", "you: lore 3 → 5"],
  },
  {
    text:
      "Each opponent discards a card. You may play a character discarded this way for free.",
    on: "action",
    answers: [["imp"], true],
    changes: ["imp: hand → you's play"],
  },
  {
    text:
      "Banish all items. Put an item banished this way into your inkwell facedown.",
    on: "action",
    answers: [["lamp"]],
    changes: ["lamp: play → inkwell", "mirror: play → discard"],
  },
  {
    text:
      "When you play this character, put the top card of your deck facedown under one of your characters and locations with Boost.",
    cards: { isle: { text: "Boost 1 {I}" } },
    do: "play",
    in: "hand",
    changes: ["d1: deck → under", "d1: under isle", "this: hand → play"],
  },
  {
    text:
      "While opponents have 3 or more characters in play, this character gets +2 {S}.",
    when: "two have three together",
    third: true,
    do: "nothing",
    changes: ["this: strength 3 → 5"],
  },
  {
    text:
      "Each player banishes any number of their characters, then draws that many cards.",
    when: "as many as they banished themselves",
    on: "action",
    answers: [["ally"], ["foe", "brute"]],
    changes: [
      "ally: play → discard",
      "foe: play → discard",
      "brute: play → discard",
      "d1: deck → hand",
      "e1: deck → hand",
      "e2: deck → hand",
    ],
  },
];
