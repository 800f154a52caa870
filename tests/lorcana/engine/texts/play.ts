import type { Case } from "../case.ts";

/** Playing, paying, ink, locations, and cards under others. */
export const playTexts: readonly Case[] = [
  {
    text: "Play a character with cost 2 or less for free.",
    on: "action",
    changes: ["pip: hand → play"],
  },
  {
    text: "Play a character from your discard for free.",
    on: "action",
    changes: ["mulan: discard → play"],
  },
  {
    text: "Play an item from your discard for free.",
    on: "action",
    changes: ["rope: discard → play"],
  },
  {
    text: "You pay 1 {I} less for the next character you play this turn.",
    on: "action",
    in: "hand",
    do: ["play", { move: "play", card: "pip" }],
    changes: ["pip: hand → play"],
  },
  {
    text: "You pay 1 {I} less for the next character you play this turn.",
    when: "only for that one",
    on: "action",
    in: "hand",
    cards: { mulan: { printed: { cost: 2 } } },
    you: { hand: ["this", "pip", "mulan"], discard: [] },
    do: ["play", { move: "play", card: "pip" }, {
      move: "play",
      card: "mulan",
    }],
    changes: [
      "pip: hand → play",
      "mulan: hand → play",
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
    ],
  },
  {
    text: "You pay 1 {I} less to play characters.",
    do: { move: "play", card: "pip" },
    changes: ["pip: hand → play"],
  },
  {
    text: "Opponents pay 1 {I} more to play actions.",
    cards: { trick: { text: "Draw a card." } },
    do: ["end-turn", { move: "play", card: "trick" }],
    changes: [
      "e1: deck → hand",
      "e2: deck → hand",
      "foe: exerted yes → no",
      "rival: lore 5 → 6",
      "j1: inkwell → inkwell, exerted",
      "j2: inkwell → inkwell, exerted",
      "trick: hand → discard",
    ],
  },
  {
    text:
      "If you have a character named Elsa in play, you pay 2 {I} less to play this character.",
    cards: { this: { printed: { cost: 3 } } },
    do: "play",
    changes: ["this: hand → play", "i1: inkwell → inkwell, exerted"],
  },
  {
    text:
      "You can't play this character unless an opposing character was damaged this turn.",
    do: "play",
    refused: "cannot run: this cannot be played",
  },
  {
    text:
      "This turn, you may put an additional card from your hand into your inkwell facedown.",
    on: "action",
    in: "hand",
    do: [{ move: "play", card: "this", answers: [true] }, {
      move: "ink",
      card: "cup",
    }, { move: "ink", card: "tune" }],
    changes: ["cup: hand → inkwell", "tune: hand → inkwell"],
  },
  {
    text: "Draw a card.",
    when: "one card of ink in a turn",
    on: "action",
    in: "hand",
    do: [{ move: "ink", card: "cup" }, { move: "ink", card: "tune" }],
    refused: "cannot run: this turn's ink is in the inkwell",
  },
  {
    text: "Move a character of yours to a location for free.",
    on: "action",
    answers: [["ally"], ["isle"]],
    changes: ["ally: at nowhere → isle"],
  },
  {
    text: "Your characters may move here for free.",
    on: "location",
    do: { move: "move", card: "ally", to: "this" },
    changes: ["ally: at nowhere → this"],
  },
  {
    text: "You pay 1 {I} less to move your characters to a location.",
    do: { move: "move", card: "ally", to: "isle" },
    changes: ["ally: at nowhere → isle"],
  },
  {
    text: "Put the top card of your deck facedown under this character.",
    do: "nothing",
    changes: [],
  },
  {
    text: "{E} — Put the top card of your deck facedown under this item.",
    on: "item",
    do: "activate",
    changes: ["this: exerted no → yes", "d1: deck → under", "d1: under this"],
  },
  {
    text: "{E} — Put all cards from under this item into your hand.",
    on: "item",
    cards: { d5: { under: "this" } },
    you: { deck: ["d1"], under: ["d5"] },
    do: "activate",
    changes: [
      "this: exerted no → yes",
      "d5: under → hand",
      "d5: no under this",
    ],
  },
  {
    text: "While there's a card under this character, she gets +2 {S}.",
    cards: { d5: { under: "this" } },
    you: { deck: ["d1"], under: ["d5"] },
    do: "nothing",
    changes: ["this: strength 3 → 5"],
  },
  {
    text: "This character gets +1 {L} for each card under him.",
    cards: { d5: { under: "this" }, d4: { under: "this" } },
    you: { deck: ["d1"], under: ["d5", "d4"] },
    do: "nothing",
    changes: ["this: lore 1 → 3"],
  },
  {
    text:
      "Return an item card from your discard to your hand. If it is named Rope, draw a card.",
    on: "action",
    changes: ["rope: discard → hand", "d1: deck → hand"],
  },
  {
    text: "Shift 2",
    do: { move: "play", card: "this", onto: "ally" },
    in: "hand",
    cards: { this: { printed: { name: "Elsa" } }, ally: { damage: 1 } },
    changes: [
      "this: hand → play",
      "this: damage 1",
      "ally: play → under",
      "ally: under this",
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
    ],
  },
  {
    text: "Shift 2",
    when: "another name",
    in: "hand",
    do: { move: "play", card: "this", onto: "hurt" },
    refused: "cannot run: this cannot be shifted onto hurt",
  },
  {
    text: "Boost 1",
    do: { move: "boost", card: "this" },
    changes: [
      "i1: inkwell → inkwell, exerted",
      "d1: deck → under",
      "d1: under this",
    ],
  },
  {
    text: "Singer 5",
    cards: { tune: { printed: { cost: 5 }, text: "Gain 1 lore." } },
    do: { move: "play", card: "tune", singers: ["this"] },
    changes: [
      "this: exerted no → yes",
      "tune: hand → discard",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Sing Together 4",
    on: "song",
    in: "hand",
    cards: { ally: {}, pip: {} },
    you: { play: ["ally", "pip", "mulan"], hand: ["this"], discard: [] },
    do: { move: "play", card: "this", singers: ["ally", "pip"] },
    refused:
      "cannot run: this cannot be sung: they do not cost enough together",
  },
  {
    text: "Bodyguard",
    cards: { this: { exerted: true } },
    when: "it must be challenged first",
    do: ["end-turn", { move: "challenge", card: "brute", target: "hurt" }],
    refused:
      "cannot run: brute cannot challenge hurt: a bodyguard is in the way",
  },
  {
    text: "Evasive",
    cards: { this: { exerted: true } },
    do: ["end-turn", { move: "challenge", card: "brute", target: "this" }],
    refused: "cannot run: brute cannot challenge this: it must not",
  },
  {
    text: "Challenger +2",
    do: { move: "challenge", card: "this", target: "foe" },
    cards: { foe: { printed: { willpower: 5 } } },
    changes: [
      "this: exerted no → yes",
      "this: damage 0 → 3",
      "foe: play → discard",
    ],
  },
  {
    text: "Rush",
    cards: { this: { drying: true } },
    do: { move: "challenge", card: "this", target: "foe" },
    changes: [
      "this: exerted no → yes",
      "this: damage 0 → 3",
      "foe: play → discard",
    ],
  },
  {
    text: "Reckless",
    do: "quest",
    refused: "cannot run: this cannot quest: it is Reckless",
  },
  {
    text: "Support",
    do: "quest",
    answers: [true, ["ally"]],
    changes: [
      "this: exerted no → yes",
      "you: lore 3 → 4",
      "ally: strength 2 → 5",
    ],
  },
  {
    text: "Resist +2",
    do: { move: "challenge", card: "this", target: "foe" },
    changes: [
      "this: exerted no → yes",
      "this: damage 0 → 1",
      "foe: play → discard",
    ],
  },
  {
    text: "Vanish",
    cards: {
      trick: {
        printed: { cost: 0 },
        text: "Chosen opposing character gets -1 {S} this turn.",
      },
    },
    do: ["end-turn", { move: "play", card: "trick", answers: [["this"]] }],
    changes: [
      "e1: deck → hand",
      "foe: exerted yes → no",
      "rival: lore 5 → 6",
      "trick: hand → discard",
      "this: play → discard",
    ],
  },
  {
    text: "Whenever this character is chosen for Support, gain 1 lore.",
    cards: { ally: { text: "Support" } },
    do: { move: "quest", card: "ally", answers: [true, ["this"]] },
    changes: [
      "ally: exerted no → yes",
      "this: strength 3 → 5",
      "you: lore 3 → 5",
    ],
  },
];
