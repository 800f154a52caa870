import type { Case } from "../case.ts";

/** What abilities cost, which card in a turn, and what does something to others. */
export const costAndCauseTexts: readonly Case[] = [
  {
    text: "This item's abilities cost 1 {I} less to use.",
    on: "item",
    cards: { lamp: { text: "2 {I} — Gain 1 lore." } },
    when: "of another item",
    do: { move: "activate", card: "lamp" },
    changes: [
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "You pay 1 {I} less to use abilities of your items.",
    cards: { lamp: { text: "2 {I} — Gain 1 lore." } },
    do: { move: "activate", card: "lamp" },
    changes: ["i1: inkwell → inkwell, exerted", "you: lore 3 → 4"],
  },
  {
    text: "Your items' abilities cost 2 {I} less to use.",
    cards: { lamp: { text: "1 {I} — Gain 1 lore." } },
    when: "less than nothing",
    do: { move: "activate", card: "lamp" },
    changes: ["you: lore 3 → 4"],
  },
  {
    text: "You pay 2 {I} more to use abilities of your items this turn.",
    on: "action",
    cards: { lamp: { text: "1 {I} — Gain 1 lore." } },
    do: ["play", { move: "activate", card: "lamp" }],
    changes: [
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
      "i3: inkwell → inkwell, exerted",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "The second character you play each turn costs 2 {I} less.",
    in: "play",
    you: { hand: ["pip", "mulan"], discard: [] },
    do: [{ move: "play", card: "pip" }, { move: "play", card: "mulan" }],
    changes: [
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
      "i3: inkwell → inkwell, exerted",
      "pip: hand → play",
      "mulan: hand → play",
    ],
  },
  {
    text: "You pay 1 {I} less for the third character you play each turn.",
    you: { hand: ["pip"] },
    do: { move: "play", card: "pip" },
    changes: ["i1: inkwell → inkwell, exerted", "pip: hand → play"],
  },
  {
    text: "Your characters get +1 {S} for each other Hero character you have.",
    when: "each of them counts the others",
    do: "nothing",
    changes: [
      "this: strength 3 → 5",
      "ally: strength 2 → 4",
      "hurt: strength 4 → 6",
    ],
  },
  {
    text: "This character takes no damage from items or locations.",
    do: "quest",
    refused: "this: what only some cards can't do to others",
  },
  {
    text:
      "If you played a song during your last turn, this character gains Rush.",
    do: "quest",
    refused: "this: what happened in a turn before this one",
  },
  {
    text: "If an opponent would gain 2 or more lore, they gain 1 lore instead.",
    do: "quest",
    refused: "this: something in place of only some of what would happen",
  },
  {
    text: "Opponents can't exert your characters this turn.",
    on: "action",
    refused: "this: what players can't do with their cards",
  },
  {
    text: "You may play an item from your hand for 1 {I} less.",
    on: "action",
    refused: "this: cards for more or less than they cost",
  },
  {
    text:
      "Your characters count as having +2 cost to sing songs with cost 5 or more.",
    do: "quest",
    refused: "this: a cost to sing only some songs",
  },
  {
    text: "You pay 1 {I} more to move your characters to a location.",
    do: { move: "move", card: "ally", to: "isle" },
    changes: [
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
      "ally: at nowhere → isle",
    ],
  },
  {
    text:
      "Deal 1 damage to chosen character and 1 damage to each other character at the same location.",
    on: "action",
    cards: { ally: { at: "isle" }, hurt: { at: "isle" } },
    answers: [["ally"]],
    changes: ["ally: damage 0 → 1", "hurt: damage 2 → 3"],
  },
  {
    text:
      "Chosen character gets +1 {S} this turn for each other character with the same classification.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: strength 3 → 4"],
  },
];
