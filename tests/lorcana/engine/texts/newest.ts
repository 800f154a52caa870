import type { Case } from "../case.ts";

/** What the newest cards say: ink as one likes, the other of two, in common. */
export const newestTexts: readonly Case[] = [
  {
    text: "{E}, X {I} — Deal X damage to chosen character.",
    on: "item",
    do: "activate",
    answers: [2, ["foe"]],
    changes: [
      "this: exerted no → yes",
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
      "foe: damage 0 → 2",
    ],
  },
  {
    text:
      "Choose 2 opposing characters. Ready one of them and banish the other.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: exerted yes → no", "brute: play → discard"],
  },
  {
    text:
      "Reveal the top 2 cards of your deck. If they have the same cost, draw a card.",
    on: "action",
    changes: ["revealed: d1 d2"],
  },
  {
    text:
      "Reveal the top 2 cards of your deck. If they have the same cost, draw a card.",
    when: "they do",
    on: "action",
    cards: { d2: { printed: { cost: 2 } } },
    changes: ["revealed: d1 d2", "d1: deck → hand"],
  },
  {
    text:
      "Reveal the top 2 cards of your deck. If both are songs, gain 1 lore.",
    on: "action",
    changes: ["revealed: d1 d2"],
  },
  {
    text:
      "Whenever this character quests, if he's at a location, gain lore equal to that location's {L}.",
    cards: { this: { at: "isle" }, isle: { printed: { lore: 4 } } },
    do: "quest",
    changes: ["this: exerted no → yes", "you: lore 3 → 8"],
  },
  {
    text: "Each opponent loses 1 lore or draws a card.",
    on: "action",
    answers: [1],
    changes: ["e1: deck → hand"],
  },
  {
    text:
      "Each opponent chooses one: • Lose 2 lore. • Choose and discard a card.",
    on: "action",
    answers: [0],
    changes: ["rival: lore 5 → 3"],
  },
  {
    text: "Draw a card, gain 1 lore, or both.",
    on: "action",
    refused: "this: more than one option of a choice",
  },
  {
    text: "This character can sing songs the turn she's played.",
    cards: { this: { drying: true, printed: { cost: 3 } } },
    do: { move: "play", card: "tune", singers: ["this"] },
    changes: ["this: exerted no → yes", "tune: hand → discard"],
  },
  {
    text:
      "Whenever an opposing character is banished by an action, gain 1 lore.",
    do: { move: "play", card: "tune" },
    refused: "this: what only some cards set off",
  },
  {
    text:
      "Look at the top 3 cards of your deck. You may play an item card from among them for free. Put the rest on the bottom of your deck in any order.",
    on: "action",
    answers: [["d3"], ["d2", "d1"]],
    changes: ["d3: deck → play"],
    deck: ["d4", "d5", "d2", "d1"],
  },
  {
    text:
      "At the end of your turn, if none of your characters quested this turn, draw a card.",
    do: "end-turn",
    changes: [
      "d1: deck → hand",
      "e1: deck → hand",
      "foe: exerted yes → no",
      "rival: lore 5 → 6",
    ],
  },
  {
    text: "Evasive and Ward while you have an item in play.",
    do: "nothing",
    changes: ["this: Evasive 0", "this: Ward 0"],
  },
  {
    text:
      "Each player puts the top card of their deck into their discard. You may play a character with cost 4 or less put into a discard this way for free.",
    on: "action",
    answers: [true, ["e1"]],
    changes: ["d1: deck → discard", "e1: deck → you's play"],
  },
  {
    text:
      "Whenever one of your characters deals damage to another character in a challenge, put 1 damage counter on each other opposing character.",
    cards: { foe: { printed: { willpower: 6 } } },
    do: { move: "challenge", card: "this", target: "foe" },
    changes: [
      "foe: damage 0 → 3",
      "brute: damage 1 → 2",
      "this: damage 0 → 3",
      "this: exerted no → yes",
    ],
  },
  {
    text:
      "Whenever one of your characters challenges another character, you may banish this item to ready that character.",
    on: "item",
    cards: { ally: { printed: { willpower: 5 } } },
    do: { move: "challenge", card: "ally", target: "foe", answers: [true] },
    changes: [
      "this: play → discard",
      "foe: damage 0 → 2",
      "ally: damage 0 → 3",
    ],
  },
];
