import type { Case } from "../case.ts";

const turned = [
  "e1: deck → hand",
  "foe: exerted yes → no",
  "rival: lore 5 → 6",
];
const attack = { move: "challenge", card: "this", target: "foe" } as const;
const banisher = { text: "{E} — Banish chosen character." };
const free = { printed: { cost: 0 } };

/** Keywords, what cards are granted, and what is forbidden. */
export const keywordTexts: readonly Case[] = [
  {
    text: "Alert",
    cards: { foe: { text: "Evasive" } },
    do: attack,
    changes: [
      "foe: play → discard",
      "this: damage 0 → 3",
      "this: exerted no → yes",
    ],
  },
  {
    text: "This character can quest the turn they're played.",
    cards: { this: { drying: true } },
    do: "quest",
    changes: ["this: exerted no → yes", "you: lore 3 → 4"],
  },
  {
    text: "Your characters can't be banished.",
    cards: { lamp: banisher },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: ["lamp: exerted no → yes"],
  },
  {
    text: "Opponents can't choose your items for actions or abilities.",
    cards: { trick: { ...free, text: "Banish chosen item." } },
    do: ["end-turn", { move: "play", card: "trick" }],
    changes: [...turned, "trick: hand → discard", "mirror: play → discard"],
  },
  {
    text: "Opponents can't draw cards.",
    do: "end-turn",
    changes: ["foe: exerted yes → no", "rival: lore 5 → 6"],
  },
  {
    text: "Opponents can't discard cards.",
    cards: {
      lamp: { text: "{E} — Each opponent discards all cards in their hand." },
    },
    do: { move: "activate", card: "lamp" },
    changes: ["lamp: exerted no → yes"],
  },
  {
    text: "Opposing characters can't gain Evasive.",
    cards: { mirror: { text: "Your characters gain Evasive." } },
    do: "nothing",
    changes: ["foe: no Evasive 0", "brute: no Evasive 0"],
  },
  {
    text: "This character can't move.",
    do: { move: "move", card: "this", to: "isle" },
    changes: ["i1: inkwell → inkwell, exerted"],
  },
  {
    text: "Opponents can't play items.",
    cards: { trick: { printed: { cost: 0, type: "item" } } },
    do: ["end-turn", { move: "play", card: "trick" }],
    refused: "cannot run: trick cannot be played",
  },
  {
    text: "This character may enter play exerted.",
    do: "play",
    answers: [true],
    changes: ["this: hand → play", "this: exerted yes"],
  },
  {
    text: "This character must be challenged if able.",
    cards: { this: { exerted: true } },
    do: ["end-turn", { move: "challenge", card: "brute", target: "hurt" }],
    refused:
      "cannot run: brute cannot challenge hurt: a bodyguard is in the way",
  },
  {
    text: "This character must challenge if able.",
    do: "end-turn",
    refused: "cannot run: this must do something yet",
  },
  {
    text: "During your turn, this character takes no damage from challenges.",
    do: attack,
    changes: ["foe: play → discard", "this: exerted no → yes"],
  },
  {
    text: "Your characters take no damage.",
    cards: { lamp: { text: "{E} — Deal 2 damage to chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: ["lamp: exerted no → yes"],
  },
  {
    text:
      "Whenever this character challenges a Villain character, he takes no damage from the challenge.",
    do: attack,
    changes: ["foe: play → discard", "this: exerted no → yes"],
  },
  {
    text: "Your Alien characters lose the Stone by Day ability.",
    cards: {
      hurt: { text: "STONE BY DAY {E} — Draw a card.", exerted: false },
    },
    do: { move: "activate", card: "hurt" },
    refused: "cannot run: hurt has no such ability",
  },
  {
    text: "Choose and discard up to 2 cards.",
    on: "action",
    answers: [["cup"]],
    changes: ["cup: hand → discard"],
  },
  {
    text:
      "{E} — Use this item's Shapeshift ability for free.\nSHAPESHIFT 2 {I} — Gain 1 lore.",
    on: "item",
    do: "activate",
    changes: ["this: exerted no → yes", "you: lore 3 → 4"],
  },
  {
    text:
      "When this character is banished, put this card into your inkwell facedown.",
    cards: { lamp: banisher },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: ["lamp: exerted no → yes", "this: play → inkwell"],
  },
  {
    text: "You pay 1 {I} less for the next character you play.",
    on: "action",
    in: "hand",
    do: ["play", { move: "play", card: "pip" }],
    changes: ["pip: hand → play"],
  },
  {
    text: "The next time one of your characters quests this turn, gain 2 lore.",
    when: "only the next time",
    on: "action",
    in: "hand",
    cards: { hurt: { exerted: false } },
    do: ["play", { move: "quest", card: "ally" }, {
      move: "quest",
      card: "hurt",
    }],
    changes: [
      "ally: exerted no → yes",
      "hurt: exerted no → yes",
      "you: lore 3 → 8",
    ],
  },
  {
    text: "Your characters can't be removed.",
    do: "quest",
    refused: "this: cards that can't be removed: it does not say from where",
  },
  {
    text: "Banish chosen exerted character.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: play → discard"],
  },
  {
    text: "If you have an item in play, this card gains Shift 0 {I}.",
    when: "it holds in the hand",
    do: { move: "play", card: "this", onto: "ally" },
    in: "hand",
    cards: { this: { printed: { name: "Elsa" } } },
    changes: ["this: hand → play", "ally: play → under", "ally: under this"],
  },
  {
    text:
      "Once during your turn, you may pay 1 {I} less to move this character to a location.",
    when: "how often is not counted",
    do: { move: "move", card: "this", to: "isle" },
    refused: "this: once-per-turn, for something that always holds",
  },
];
