import type { Case } from "../case.ts";

/** Numbers, keywords, names, and how long they change. */
export const changeTexts: readonly Case[] = [
  {
    text: "Chosen character gets +2 {S} this turn.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: strength 2 → 4"],
  },
  {
    text: "Chosen character gets +2 {S} this turn.",
    when: "it is over with the turn",
    on: "action",
    do: [{ move: "play", card: "this", answers: [["ally"]] }, "end-turn"],
    in: "hand",
    changes: ["e1: deck → hand", "foe: exerted yes → no", "rival: lore 5 → 6"],
  },
  {
    text: "Chosen character gets +1 {S} and gains Rush this turn.",
    when: "one character",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: strength 2 → 3", "ally: Rush 0"],
  },
  {
    text: "Chosen character gains Evasive until the start of your next turn.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: Evasive 0"],
  },
  {
    text: "Chosen character loses Evasive this turn.",
    on: "action",
    cards: { foe: { text: "Evasive" } },
    answers: [["foe"]],
    changes: ["foe: no Evasive 0"],
  },
  {
    text:
      "Chosen opposing character gets -2 {S} until the start of your next turn.",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: strength 5 → 3"],
  },
  {
    text: "Your characters get +1 {L} this turn.",
    on: "action",
    changes: ["ally: lore 1 → 2", "hurt: lore 2 → 3"],
  },
  {
    text:
      "Chosen character of yours gets +1 {S} this turn for each card in your hand.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: strength 2 → 5"],
  },
  {
    text:
      "Chosen character gets +1 {S} this turn. If a Villain character is chosen, they get +3 {S} this turn instead.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: strength 3 → 6"],
  },
  {
    text: "Your other characters get +1 {S}.",
    do: "nothing",
    changes: ["ally: strength 2 → 3", "hurt: strength 4 → 5"],
  },
  {
    text:
      "This character gets +1 {S} for each other Hero character you have in play.",
    do: "nothing",
    changes: ["this: strength 3 → 5"],
  },
  {
    text: "While this character has no damage, he gets +2 {S}.",
    do: "nothing",
    changes: ["this: strength 3 → 5"],
  },
  {
    text: "While this character has no damage, he gets +2 {S}.",
    when: "it has damage",
    cards: { this: { damage: 1 } },
    do: "nothing",
    changes: [],
  },
  {
    text:
      "While you have a character named Elsa in play, this character gains Ward.",
    do: "nothing",
    changes: ["this: Ward 0"],
  },
  {
    text: "Your Hero characters gain Resist +1.",
    do: "nothing",
    changes: ["ally: Resist 1", "hurt: Resist 1", "this: Resist 1"],
  },
  {
    text: "Characters gain Ward while here.",
    on: "location",
    cards: { ally: { at: "this" } },
    do: "nothing",
    changes: ["ally: Ward 0"],
  },
  {
    text: "During your turn, this character gains Evasive.",
    do: "nothing",
    changes: ["this: Evasive 0"],
  },
  {
    text: "During opponents' turns, this character gains Resist +2.",
    when: "it is your turn",
    do: "nothing",
    changes: [],
  },
  {
    text: "Your characters at locations get +1 {L}.",
    cards: { ally: { at: "isle" } },
    do: "nothing",
    changes: ["ally: lore 1 → 2"],
  },
  {
    text: "All opposing characters gain the Alien classification.",
    cards: { lamp: { text: "Alien characters get +1 {W}." } },
    do: "nothing",
    changes: ["foe: willpower 3 → 4", "brute: willpower 6 → 7"],
  },
  {
    text: "This character counts as being named Elsa.",
    cards: { lamp: { text: "Your characters named Elsa get +1 {S}." } },
    do: "nothing",
    changes: ["this: strength 3 → 4"],
  },
  {
    text:
      "This character gets +2 {W} while you have 2 or more other characters in play.",
    do: "nothing",
    changes: ["this: willpower 4 → 6"],
  },
  {
    text: "Opposing damaged characters get -1 {S}.",
    do: "nothing",
    changes: ["brute: strength 5 → 4"],
  },
  {
    text: "Chosen character gains Challenger +3 this turn.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: Challenger 3"],
  },
  {
    text: "This character gets +1 {S} for each 1 damage on him.",
    cards: { this: { damage: 2 } },
    do: "nothing",
    changes: ["this: strength 3 → 5"],
  },
  {
    text:
      'Chosen character gains "When this character is banished, draw 2 cards" this turn.',
    on: "action",
    in: "hand",
    cards: { lamp: { text: "{E} — Banish chosen character." } },
    do: [
      { move: "play", card: "this", answers: [["ally"]] },
      { move: "activate", card: "lamp", answers: [["ally"]] },
    ],
    changes: [
      "lamp: exerted no → yes",
      "ally: play → discard",
      "d1: deck → hand",
      "d2: deck → hand",
    ],
  },
  {
    text: 'Your other characters gain "{E} — Gain 1 lore."',
    do: { move: "activate", card: "ally" },
    changes: ["ally: exerted no → yes", "you: lore 3 → 4"],
  },
  {
    text: "Your characters with Bodyguard get +1 {W}.",
    cards: { ally: { text: "Bodyguard" } },
    do: "nothing",
    changes: ["ally: willpower 3 → 4"],
  },
  {
    text: "This character loses Reckless while at a location.",
    cards: {
      this: { at: "isle" },
      lamp: { text: "Your characters gain Reckless." },
    },
    do: "nothing",
    changes: ["this: no Reckless 0"],
  },
];
