import type { Case } from "../case.ts";

/** Options, choices, conditions, costs and repetitions. */
export const clauseTexts: readonly Case[] = [
  {
    text: "You may draw a card.",
    on: "action",
    answers: [true],
    changes: ["d1: deck → hand"],
  },
  {
    text: "You may draw a card.",
    on: "action",
    when: "you do not",
    answers: [false],
    changes: [],
  },
  {
    text: "You may banish chosen item. If you do, draw a card.",
    on: "action",
    answers: [true, ["mirror"]],
    changes: ["mirror: play → discard", "d1: deck → hand"],
  },
  {
    text: "You may banish chosen item. If you do, draw a card.",
    on: "action",
    when: "you do not",
    answers: [false],
    changes: [],
  },
  {
    text: "Choose one: • Draw a card. • Gain 2 lore.",
    on: "action",
    answers: [1],
    changes: ["you: lore 3 → 5"],
  },
  {
    text:
      "Choose one:\n• Banish chosen item.\n• Banish chosen damaged character.",
    on: "action",
    answers: [1, ["brute"]],
    changes: ["brute: play → discard"],
  },
  {
    text: "If you have a character named Elsa in play, draw a card.",
    on: "action",
    changes: ["d1: deck → hand"],
  },
  {
    text:
      "When you play this character, if you have a character named Mushu in play, draw a card. Gain 1 lore.",
    do: "play",
    changes: ["this: hand → play", "you: lore 3 → 4"],
  },
  {
    text:
      "Draw a card. If you have a character named Elsa in play, instead draw 2 cards.",
    on: "action",
    changes: ["d1: deck → hand", "d2: deck → hand"],
  },
  {
    text:
      "If you have a character named Moana in play, draw a card. Otherwise, gain 1 lore.",
    on: "action",
    changes: ["you: lore 3 → 4"],
  },
  {
    text: "Gain 1 lore for each opposing character.",
    on: "action",
    changes: ["you: lore 3 → 5"],
  },
  {
    text:
      "Each opponent loses 1 lore. Gain lore equal to the lore lost this way.",
    on: "action",
    changes: ["rival: lore 5 → 4", "you: lore 3 → 4"],
  },
  {
    text: "Each player may draw a card.",
    on: "action",
    answers: [true, false],
    changes: ["d1: deck → hand"],
  },
  {
    text: "Each opponent chooses and banishes one of their characters.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: play → discard"],
  },
  {
    text: "Each opponent chooses and banishes one of their characters.",
    when: "three players",
    third: true,
    on: "action",
    answers: [["foe"]],
    changes: ["foe: play → discard", "rabbit: play → discard"],
  },
  {
    text: "Pay 2 {I} to draw a card.",
    on: "action",
    changes: [
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
      "d1: deck → hand",
    ],
  },
  {
    text: "You may pay 1 {I} to gain 1 lore.",
    on: "action",
    answers: [true],
    changes: ["i1: inkwell → inkwell, exerted", "you: lore 3 → 4"],
  },
  {
    text: "{E} — Draw a card.",
    on: "item",
    do: "activate",
    changes: ["this: exerted no → yes", "d1: deck → hand"],
  },
  {
    text: "{E}, 2 {I} — Draw a card.",
    on: "item",
    do: "activate",
    changes: [
      "this: exerted no → yes",
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
      "d1: deck → hand",
    ],
  },
  {
    text: "{E}, 2 {I} — Draw a card.",
    on: "item",
    when: "there is not enough ink",
    you: { inkwell: ["i1"] },
    do: "activate",
    refused: "cannot run: the cost cannot be paid",
  },
  {
    text: "Banish this item — Deal 2 damage to chosen character.",
    on: "item",
    do: "activate",
    answers: [["foe"]],
    changes: ["this: play → discard", "foe: damage 0 → 2"],
  },
  {
    text: "{E}, Banish one of your items — Gain 2 lore.",
    do: "activate",
    changes: [
      "this: exerted no → yes",
      "lamp: play → discard",
      "you: lore 3 → 5",
    ],
  },
  {
    text: "{E}, Choose and discard a card — Draw 2 cards.",
    do: "activate",
    answers: [["cup"]],
    changes: [
      "this: exerted no → yes",
      "cup: hand → discard",
      "d1: deck → hand",
      "d2: deck → hand",
    ],
  },
  {
    text: "{E} one of your characters — Gain 1 lore.",
    on: "item",
    do: "activate",
    changes: ["ally: exerted no → yes", "you: lore 3 → 4"],
  },
  {
    text: "Once per turn, you may pay 1 {I} to draw a card.",
    do: ["activate", "activate"],
    refused: "cannot run: the ability cannot be used now",
  },
  {
    text: "Banish chosen character, then draw a card.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: play → discard", "d1: deck → hand"],
  },
  {
    text: "Banish chosen character. Their player draws 2 cards.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: play → discard", "e1: deck → hand", "e2: deck → hand"],
  },
  {
    text: "Banish all items.",
    on: "action",
    changes: ["lamp: play → discard", "mirror: play → discard"],
  },
  {
    text: "Banish any number of chosen items of yours.",
    on: "action",
    answers: [["lamp"]],
    changes: ["lamp: play → discard"],
  },
  {
    text: "Banish chosen character with 3 {S} or less.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: play → discard"],
  },
  {
    text: "Exert chosen opposing character. Draw a card.",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: exerted no → yes", "d1: deck → hand"],
  },
  {
    text: "Exert up to 2 chosen characters.",
    on: "action",
    answers: [["brute", "ally"]],
    changes: ["brute: exerted no → yes", "ally: exerted no → yes"],
  },
  {
    text: "Ready all your characters.",
    on: "action",
    changes: ["hurt: exerted yes → no"],
  },
  { text: "Win the game.", on: "action", changes: ["you wins"] },
  {
    text: "Gain 20 lore.",
    on: "action",
    changes: ["you: lore 3 → 23", "you wins"],
  },
  {
    text: "Opponents need 25 lore to win the game.",
    rival: { lore: 19 },
    do: "end-turn",
    changes: [
      "rival: lore 19 → 20",
      "e1: deck → hand",
      "foe: exerted yes → no",
    ],
  },
  {
    text: "Skip your Draw step.",
    on: "item",
    do: ["end-turn", "end-turn"],
    changes: [
      "you: lore 3 → 4",
      "rival: lore 5 → 6",
      "e1: deck → hand",
      "foe: exerted yes → no",
      "hurt: exerted yes → no",
    ],
  },
  {
    text: "Chosen character can't challenge during their next turn.",
    on: "action",
    in: "hand",
    do: [{ move: "play", card: "this", answers: [["brute"]] }, "end-turn", {
      move: "challenge",
      card: "brute",
      target: "hurt",
    }],
    refused: "cannot run: brute cannot challenge hurt: it must not",
  },
  {
    text: "Each player chooses and discards a card.",
    on: "action",
    answers: [["cup"], ["imp"]],
    changes: ["cup: hand → discard", "imp: hand → discard"],
  },
  {
    text:
      "Deal 2 damage to chosen character unless their player discards a card.",
    on: "action",
    answers: [["foe"], 0],
    changes: ["foe: damage 0 → 2"],
  },
  {
    text:
      "Deal 2 damage to chosen character unless their player discards a card.",
    when: "they do",
    on: "action",
    answers: [["foe"], 1, ["imp"]],
    changes: ["imp: hand → discard"],
  },
  {
    text: "Draw a card. Repeat this up to 2 times.",
    on: "action",
    answers: [1],
    changes: ["d1: deck → hand", "d2: deck → hand"],
  },
  {
    text: "Lose 1 lore to draw 2 cards.",
    on: "action",
    changes: ["you: lore 3 → 2", "d1: deck → hand", "d2: deck → hand"],
  },
  {
    text: "Choose an item. Banish all other items.",
    on: "action",
    answers: [["mirror"]],
    changes: ["lamp: play → discard"],
  },
  {
    text:
      "Choose an item. Banish all other items with the same name as that item.",
    on: "action",
    cards: { lamp: { printed: { name: "Mirror" } } },
    answers: [["mirror"]],
    changes: ["lamp: play → discard"],
  },
  {
    text:
      "Deal 1 damage to chosen character and 1 damage to another chosen character.",
    on: "action",
    answers: [["foe"], ["foe"]],
    refused: 'cannot run: ["foe"] does not answer "choose character"',
  },
  {
    text:
      "When you play this character, deal 1 damage to chosen character and 1 damage to another chosen character.",
    when: "it can be the other",
    do: "play",
    answers: [["foe"], ["this"]],
    changes: ["this: hand → play", "this: damage 1", "foe: damage 0 → 1"],
  },
  {
    text:
      "When you play this character, exert chosen opposing character. Your other characters get +1 {S} this turn.",
    when: "other than this one",
    do: "play",
    answers: [["brute"]],
    changes: [
      "this: hand → play",
      "brute: exerted no → yes",
      "ally: strength 2 → 3",
      "hurt: strength 4 → 5",
    ],
  },
];
