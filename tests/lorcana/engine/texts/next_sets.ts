import type { Case } from "../case.ts";

const paid = "lamp: exerted no → yes";

/** What the next sets may say: the rest, all opponents together, ways out. */
export const nextSetTexts: readonly Case[] = [
  {
    text: "Each player chooses one of their characters and banishes the rest.",
    on: "action",
    third: true,
    answers: [["ally"], ["foe"]],
    changes: ["hurt: play → discard", "brute: play → discard"],
  },
  {
    text:
      "Return an item card from your discard to your hand. If you have a Hero character in play, put it into your inkwell facedown instead.",
    on: "action",
    changes: ["rope: discard → inkwell"],
  },
  {
    text:
      "Return an item card from your discard to your hand. If you have a Pirate character in play, put it into your inkwell facedown instead.",
    on: "action",
    changes: ["rope: discard → hand"],
  },
  {
    text:
      "While there are 3 or more opposing characters in play, this character gets +2 {S}.",
    when: "two opponents have three together",
    third: true,
    do: "nothing",
    changes: ["this: strength 3 → 5"],
  },
  {
    text:
      "While an opponent has 3 or more characters in play, this character gets +2 {S}.",
    when: "no one has three",
    third: true,
    do: "nothing",
    changes: [],
  },
  {
    text: "Draw a card unless an opponent discards a card.",
    on: "action",
    answers: [1, ["imp"]],
    changes: ["imp: hand → discard"],
  },
  {
    text: "Draw a card unless an opponent discards a card.",
    when: "they have none",
    on: "action",
    rival: { hand: [] },
    answers: [1],
    changes: ["d1: deck → hand"],
  },
  {
    text: "Draw a card unless an opponent discards 3 cards.",
    when: "they have too few",
    on: "action",
    answers: [1],
    changes: ["d1: deck → hand"],
  },
  {
    text: "Your characters get +1 {S} this turn while they're exerted.",
    when: "another one is exerted later",
    on: "action",
    in: "hand",
    do: ["play", { move: "quest", card: "ally" }],
    changes: [
      "ally: exerted no → yes",
      "ally: strength 2 → 3",
      "hurt: strength 4 → 5",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Your exerted characters get +1 {S} this turn.",
    when: "another one is exerted later",
    on: "action",
    in: "hand",
    do: ["play", { move: "quest", card: "ally" }],
    changes: [
      "ally: exerted no → yes",
      "hurt: strength 4 → 5",
      "you: lore 3 → 4",
    ],
  },
  {
    text:
      "If one of your characters was chosen by an opponent this turn, draw a card.",
    on: "action",
    in: "hand",
    cards: {
      lamp: {
        text: "{E} — Chosen opponent chooses a character and readies them.",
      },
    },
    do: [
      { move: "activate", card: "lamp", answers: [["hurt"]] },
      "play",
    ],
    changes: [
      "hurt: exerted yes → no",
      paid,
      "d1: deck → hand",
    ],
  },
  {
    text:
      "During your turn, whenever one of your other Hero characters banishes another character in a challenge, you may ready that character.",
    cards: { ally: { printed: { strength: 3, willpower: 4 } } },
    do: {
      move: "challenge",
      card: "ally",
      target: "foe",
      answers: [true],
    },
    changes: ["ally: damage 0 → 3", "foe: play → discard"],
  },
  {
    text:
      "Name a card, then put the top 3 cards of your deck into your discard. If the named card was put into your discard this way, gain 3 lore.",
    on: "action",
    answers: ["Sword"],
    changes: [
      "d1: deck → discard",
      "d2: deck → discard",
      "d3: deck → discard",
      "you: lore 3 → 6",
    ],
  },
  {
    text:
      "Name a card, then put the top 3 cards of your deck into your discard. If the named card was put into your discard this way, gain 3 lore.",
    when: "it was not",
    on: "action",
    answers: ["Elsa"],
    changes: [
      "d1: deck → discard",
      "d2: deck → discard",
      "d3: deck → discard",
    ],
  },
  {
    text: "Banish all characters and items with cost 2 or less.",
    on: "action",
    changes: [
      "ally: play → discard",
      "lamp: play → discard",
      "mirror: play → discard",
    ],
  },
  {
    text:
      "Whenever this character is dealt damage and isn't banished, draw a card.",
    cards: { lamp: { text: "{E} — Deal 1 damage to chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: [paid, "this: damage 0 → 1", "d1: deck → hand"],
  },
  {
    text:
      "Whenever this character is dealt damage and isn't banished, draw a card.",
    when: "it is banished",
    cards: { lamp: { text: "{E} — Deal 4 damage to chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: [paid, "this: play → discard"],
  },
  {
    text:
      "Put the top 3 cards of your deck into your discard. Return an item card from among them to your hand.",
    on: "action",
    changes: [
      "d1: deck → discard",
      "d2: deck → discard",
      "d3: deck → hand",
    ],
  },
  {
    text:
      "You pay 1 {I} less to shift characters onto your damaged characters.",
    when: "the one below has no damage",
    cards: { pip: { text: "Shift 1", printed: { name: "Elsa" } } },
    do: { move: "play", card: "pip", onto: "ally" },
    changes: [
      "pip: hand → play",
      "ally: play → under",
      "ally: under pip",
      "i1: inkwell → inkwell, exerted",
    ],
  },
  {
    text:
      "You pay 1 {I} less to shift characters onto your damaged characters.",
    cards: {
      pip: { text: "Shift 1", printed: { name: "Elsa", willpower: 5 } },
      ally: { damage: 1 },
    },
    do: { move: "play", card: "pip", onto: "ally" },
    changes: [
      "pip: hand → play",
      "pip: damage 1",
      "ally: play → under",
      "ally: under pip",
    ],
  },
];
