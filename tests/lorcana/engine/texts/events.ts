import type { Case } from "../case.ts";

const turned = [
  "e1: deck → hand",
  "foe: exerted yes → no",
  "rival: lore 5 → 6",
];
const banisher = { text: "{E} — Banish chosen character." };
const free = { printed: { cost: 0 } };
const drew = ["d1: deck → hand"];

/** More effects, events and durations. */
export const eventTexts: readonly Case[] = [
  { text: "Look at the cards in your inkwell.", on: "action", changes: [] },
  {
    text: "Look at the top card of chosen opponent's deck.",
    on: "action",
    changes: [],
  },
  {
    text:
      "When you play this character, you may put this card into your discard.",
    do: "play",
    answers: [true],
    changes: ["this: hand → discard"],
  },
  {
    text: "Return 2 cards from your inkwell to your hand.",
    on: "action",
    answers: [["i1", "i2"]],
    changes: ["i1: inkwell → hand", "i2: inkwell → hand"],
  },
  {
    text: "You may reveal a song card from your hand. If you do, draw a card.",
    on: "action",
    answers: [true],
    changes: ["revealed: tune", ...drew],
  },
  {
    text: "Choose one of your characters. They gain Rush this turn.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: Rush 0"],
  },
  {
    text:
      "When you play this character, until the start of your next turn, the next time he would be dealt damage he takes no damage instead.",
    cards: { lamp: { text: "{E} — Deal 2 damage to chosen character." } },
    do: ["play", { move: "activate", card: "lamp", answers: [["this"]] }],
    changes: ["this: hand → play", "lamp: exerted no → yes"],
  },
  {
    text:
      "Until the start of your next turn, opponents need 25 lore to win the game.",
    on: "action",
    in: "hand",
    rival: { lore: 19 },
    do: ["play", "end-turn"],
    changes: [
      "rival: lore 19 → 20",
      "e1: deck → hand",
      "foe: exerted yes → no",
    ],
  },
  {
    text: "You may have up to 99 copies of Pip in your deck.",
    do: "quest",
    refused: "this: deck-limit, as something that always holds",
  },
  {
    text: "Each player plays with the top card of their deck face up.",
    on: "item",
    do: { move: "quest", card: "ally" },
    refused: "this: reveal-top-card, as something that always holds",
  },
  {
    text: "The next Hero character you play this turn gains Rush.",
    on: "action",
    in: "hand",
    cards: { pip: { printed: { cost: 0, classifications: ["Hero"] } } },
    do: ["play", { move: "play", card: "pip" }, {
      move: "challenge",
      card: "pip",
      target: "foe",
    }],
    changes: ["pip: hand → discard", "foe: damage 0 → 1"],
  },
  {
    text:
      "Whenever an opponent chooses this character for an action or ability, they choose and discard a card.",
    cards: { trick: { ...free, text: "Exert chosen opposing character." } },
    do: ["end-turn", {
      move: "play",
      card: "trick",
      answers: [["this"], ["imp"]],
    }],
    changes: [
      ...turned,
      "trick: hand → discard",
      "this: exerted no → yes",
      "imp: hand → discard",
    ],
  },
  {
    text: "Whenever a card is put into your discard, gain 1 lore.",
    cards: { lamp: banisher },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: [
      "lamp: exerted no → yes",
      "ally: play → discard",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever a card leaves your discard, gain 1 lore.",
    cards: {
      lamp: {
        text: "{E} — Return an item card from your discard to your hand.",
      },
    },
    do: { move: "activate", card: "lamp" },
    changes: [
      "lamp: exerted no → yes",
      "rope: discard → hand",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever you exert this character, draw a card.",
    do: "quest",
    changes: ["this: exerted no → yes", "you: lore 3 → 4", ...drew],
  },
  {
    text: "Whenever you gain lore, draw a card.",
    do: { move: "quest", card: "ally" },
    changes: ["ally: exerted no → yes", "you: lore 3 → 4", ...drew],
  },
  {
    text: "Whenever an opponent loses lore, draw a card.",
    cards: { lamp: { text: "{E} — Each opponent loses 1 lore." } },
    do: { move: "activate", card: "lamp" },
    changes: ["lamp: exerted no → yes", "rival: lore 5 → 4", ...drew],
  },
  {
    text: "Whenever you return a character to your hand, draw a card.",
    cards: {
      lamp: { text: "{E} — Return chosen character to their player's hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: ["lamp: exerted no → yes", "ally: play → hand", ...drew],
  },
  {
    text: "Whenever you return a character to your hand, draw a card.",
    when: "it was a rival's",
    cards: {
      lamp: { text: "{E} — Return chosen character to their player's hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["foe"]] },
    changes: ["lamp: exerted no → yes", "foe: play → hand"],
  },
  {
    text: "Whenever you use the Boost ability of a character, draw a card.",
    cards: { ally: { text: "Boost 1" } },
    do: { move: "boost", card: "ally" },
    changes: [
      "i1: inkwell → inkwell, exerted",
      "d1: deck → under",
      "d1: under ally",
      "d2: deck → hand",
    ],
  },
  {
    text: "Whenever you move a character from another location, gain 1 lore.",
    cards: { ally: { at: "tower" } },
    do: { move: "move", card: "ally", to: "isle" },
    changes: [
      "i1: inkwell → inkwell, exerted",
      "ally: at tower → isle",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever you pay 2 {I} or less to play a character, draw a card.",
    do: { move: "play", card: "pip" },
    changes: ["pip: hand → play", "i1: inkwell → inkwell, exerted", ...drew],
  },
  {
    text:
      "At the start of your turn, if this card is in your discard, return it to your hand.",
    in: "discard",
    do: ["end-turn", "end-turn"],
    changes: [
      ...turned,
      "this: discard → hand",
      "d1: deck → hand",
      "hurt: exerted yes → no",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "You pay 1 {I} less for the first character you play each turn.",
    cards: { mulan: { printed: { cost: 1 } } },
    you: { hand: ["pip", "mulan"], discard: [] },
    do: [{ move: "play", card: "pip" }, { move: "play", card: "mulan" }],
    changes: [
      "pip: hand → play",
      "mulan: hand → play",
      "i1: inkwell → inkwell, exerted",
    ],
  },
  {
    text:
      "When you play this item, choose a character. While this item is in play, that character can't quest.",
    on: "item",
    in: "hand",
    do: [{ move: "play", card: "this", answers: [["ally"]] }, {
      move: "quest",
      card: "ally",
    }],
    refused: "cannot run: ally cannot quest: it must not",
  },
  {
    text: "This item can't ready at the start of your turn.",
    on: "item",
    cards: { this: { exerted: true } },
    do: ["end-turn", "end-turn"],
    changes: [
      ...turned,
      "d1: deck → hand",
      "hurt: exerted yes → no",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Opposing damaged characters can't ready at the start of their turn.",
    cards: { brute: { exerted: true, damage: 1 } },
    do: "end-turn",
    changes: turned,
  },
  {
    text: "Your characters gain Evasive during your turn.",
    do: "nothing",
    changes: ["ally: Evasive 0", "hurt: Evasive 0", "this: Evasive 0"],
  },
];
