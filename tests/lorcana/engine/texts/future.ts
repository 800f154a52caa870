import type { Case } from "../case.ts";

/** Texts of sets to come: who is meant, and what is paid. */
export const futureTexts: readonly Case[] = [
  {
    text:
      "Deal 2 damage to chosen character and 1 damage to each other character their player has in play.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: damage 0 → 2", "brute: damage 1 → 2"],
  },
  {
    text:
      "Banish chosen item. If its player has 2 or more characters in play, draw a card.",
    on: "action",
    answers: [["mirror"]],
    changes: ["mirror: play → discard", "d1: deck → hand"],
  },
  {
    text: "Choose an opponent. Exert all of that player's characters.",
    on: "action",
    third: true,
    answers: ["rival"],
    changes: ["brute: exerted no → yes"],
  },
  {
    text:
      "Choose a character of yours and an opposing character. The chosen character of yours deals damage equal to their {S} to the other.",
    on: "action",
    answers: [["ally"], ["brute"]],
    changes: ["brute: damage 1 → 3"],
  },
  {
    text:
      "Chosen character of yours deals damage equal to their {S} to chosen opposing character. Then, if your character has damage, remove up to 2 damage from them.",
    on: "action",
    answers: [["hurt"], ["brute"], 2],
    changes: ["brute: damage 1 → 5", "hurt: damage 2 → 0"],
  },
  {
    text:
      "Chosen opposing character gets -2 {S} this turn unless their player pays 1 {I}.",
    when: "who pays is the other player",
    on: "action",
    answers: [["brute"], 1],
    changes: ["j1: inkwell → inkwell, exerted"],
  },
  {
    text:
      "Chosen opposing character gets -2 {S} this turn unless their player pays 1 {I}.",
    when: "nobody pays",
    on: "action",
    answers: [["brute"], 0],
    changes: ["brute: strength 5 → 3"],
  },
  {
    text: "Each opponent loses 1 lore unless they pay 1 {I}.",
    when: "one of two pays",
    on: "action",
    third: true,
    answers: [1, 0],
    changes: ["j1: inkwell → inkwell, exerted", "third: lore 2 → 1"],
  },
  {
    text:
      "{E}, Put a card from your hand on the bottom of your deck — Draw a card. If the card you put on the bottom was an item card, gain 1 lore.",
    on: "item",
    do: "activate",
    answers: [["cup"]],
    changes: [
      "this: exerted no → yes",
      "cup: hand → deck",
      "d1: deck → hand",
      "you: lore 3 → 4",
    ],
  },
  {
    text:
      "As an additional cost to play this character, banish one of your items.",
    do: "play",
    changes: [
      "lamp: play → discard",
      "this: hand → play",
    ],
  },
  {
    text:
      "As an additional cost to play this character, banish one of your items.",
    when: "you have none",
    do: "play",
    you: { play: ["ally"] },
    refused: "cannot run: an additional cost to play this cannot be paid",
  },
  {
    text:
      "As an additional cost to play this action, banish one of your characters. Deal damage equal to the banished character's {S} to chosen character.",
    on: "action",
    answers: [["ally"], ["brute"]],
    changes: ["ally: play → discard", "brute: damage 1 → 3"],
  },
  {
    text:
      "During an opponent's turn, whenever this character is banished, that opponent loses 1 lore.",
    when: "the one whose turn it is, not the one who has no turn",
    third: true,
    rival: { play: ["brute"] },
    cards: { this: { exerted: true, damage: 3 } },
    do: ["end-turn", { move: "challenge", card: "brute", target: "this" }],
    changes: [
      "e1: deck → hand",
      "brute: damage 1 → 4",
      "brute: exerted no → yes",
      "this: play → discard",
      "rival: lore 5 → 4",
    ],
  },
  {
    text: "Whenever one or more opponents discard a card, draw a card.",
    when: "two cards at once",
    you: { hand: ["spell"], discard: [] },
    cards: {
      spell: { text: "Each opponent chooses and discards 2 cards." },
    },
    do: { move: "play", card: "spell" },
    changes: [
      "spell: hand → discard",
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
      "imp: hand → discard",
      "trick: hand → discard",
      "d1: deck → hand",
    ],
  },
];
